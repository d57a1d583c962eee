/** The frame of a fragment that says the weather. It has no script, so that a story requests nothing. */
export const weatherFrame = {
  name: 'Weather at the harbour',
  src: 'about:blank',
  heights: { narrow: 220, medium: 160, wide: 160 },
} as const;
