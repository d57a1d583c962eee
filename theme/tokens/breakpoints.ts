/** Widths, in px at the usual text size, at which the layout changes (specification part 1 §2 and §9). */
export const breakpoints = {
  narrowest: 359,
  xs: 500,
  mobile: 600,
  titleBarCompact: 800,
  mobileLandscape: 932,
  twoColumns: 1200,
} as const;

/** In `em`, so that who reads with text twice as large gets the layout of half the width. */
const em = (px: number) => `${px / 16}em`;

const upTo = (px: number) => `(max-width: ${em(px)})`;
const from = (px: number) => `(min-width: ${em(px)})`;

/** Conditions for `'@media'`, told by what the reader has. */
export const media = {
  narrowest: upTo(breakpoints.narrowest),
  xs: upTo(breakpoints.xs),
  mobile: upTo(breakpoints.mobile),
  compact: upTo(breakpoints.titleBarCompact),
  roomy: from(breakpoints.titleBarCompact + 1),
  noPanels: upTo(breakpoints.mobileLandscape),
  wide: from(breakpoints.mobileLandscape + 1),
  notFullWidth: upTo(breakpoints.twoColumns - 1),
  fullWidth: from(breakpoints.twoColumns),
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  scriptless: '(scripting: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
