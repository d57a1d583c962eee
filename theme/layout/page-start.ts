/**
 * Aligns text with its own direction (`dir="auto"`) to the start of the page direction, so that an English title above
 * Arabic metadata stays aligned with it. Chromium supports only the prefixed value.
 */
export const pageStart = {
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent' as const],
};
