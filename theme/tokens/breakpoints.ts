/** Widths, in px, at which the layout changes (specification part 1 §2 and §9). */
export const breakpoints = {
  xs: 500,
  mobile: 600,
  titleBarCompact: 800,
  mobileLandscape: 932,
  twoColumns: 1200,
} as const;

/** Conditions for `'@media'`, told by what the reader has. */
export const media = {
  xs: `(max-width: ${breakpoints.xs}px)`,
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  compact: `(max-width: ${breakpoints.titleBarCompact}px)`,
  roomy: `(min-width: ${breakpoints.titleBarCompact + 1}px)`,
  noPanels: `(max-width: ${breakpoints.mobileLandscape}px)`,
  wide: `(min-width: ${breakpoints.mobileLandscape + 1}px)`,
  fullWidth: `(min-width: ${breakpoints.twoColumns}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
