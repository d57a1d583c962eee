/**
 * Lets words in a direction of their own (`dir="auto"`) begin where lines of the page begin, so that an English title among
 * Arabic facts stays above them. Chromium knows only the prefixed value.
 */
export const pageStart = {
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent' as const],
};
