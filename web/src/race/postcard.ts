/** The size of the picture of a race, in pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
