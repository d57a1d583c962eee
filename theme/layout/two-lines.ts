/** Shows two lines of a text, and cuts what follows. Chromium knows only the prefixed values. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
