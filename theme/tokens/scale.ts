/**
 * Font families. The second name is a local font scaled to the metrics of the first, so that the layout does not shift.
 */
export const font = {
  body: "'Open Sans Variable', 'Open Sans Fallback', 'Open Sans Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  code: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** The type scale: `medium` is the specified 14 px of the interface, `reading` the size of posts. */
export const text = {
  tiny: '0.75rem',
  small: '0.8125rem',
  medium: '0.875rem',
  reading: '1rem',
  large: '1.125rem',
  title: '1.375rem',
  headline: '1.75rem',
  display: '2.25rem',
} as const;

/** Line heights, from headings to long texts. */
export const leading = { tight: '1.25', snug: '1.4', normal: '1.5', reading: '1.65' } as const;

/** Weights of the variable font. */
export const weight = { normal: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** Spacing, on a 4 px grid. */
export const space = {
  none: '0',
  hair: '0.125rem',
  tiny: '0.25rem',
  small: '0.5rem',
  snug: '0.75rem',
  medium: '1rem',
  roomy: '1.25rem',
  large: '1.5rem',
  xlarge: '2rem',
  xxlarge: '3rem',
  huge: '4rem',
} as const;

/** Border radii. */
export const radius = { small: '4px', medium: '8px', large: '12px', xlarge: '16px', full: '999px' } as const;

/** Durations and easings. With reduced motion all durations are close to zero. */
export const motion = {
  quick: '100ms',
  calm: '180ms',
  slow: '280ms',
  spin: '700ms',
  shimmer: '1600ms',
  easeOut: 'ease-out',
  easeSpring: 'cubic-bezier(0.2, 0.9, 0.3, 1)',
} as const;

/** The stacking order (title bar: 1050; docs/behavior/shell.md#constants). */
export const layer = {
  base: '0',
  raised: '1',
  sticky: '100',
  titleBar: '1050',
  dropdown: '1060',
  overlay: '1070',
  dialog: '1080',
  toast: '1090',
  tip: '1100',
  skipLink: '1110',
} as const;
