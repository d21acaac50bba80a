"""The web application: HTTP handlers, the WebSocket, security headers and rate limits."""
