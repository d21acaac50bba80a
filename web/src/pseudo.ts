/** Stretches English to twice its length, with accents on it: what is still cut or unaccented then is a mistake. */

const PLAIN = "aeiouycdghjklnrstwzAEIOUYCDGHJKLNRSTWZ";
const ACCENTED = "àéîöûÿçďĝĥĵķļñřšťŵžÀÉÎÖÛŸÇĎĜĤĴĶĻÑŘŠŤŴŽ";
const VOWEL = /[aeiou]/gi;

/** Return a text with every word accented, its vowels doubled, and a second word that makes up the length. */
export function stretch(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => {
    const long = word.replace(VOWEL, "$&$&");
    const rest = 2 * word.length - long.length - 1;
    return accent(rest > 0 ? `${long} ${word.slice(0, rest)}` : long);
  });
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}
