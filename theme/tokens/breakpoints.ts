/** The widths at which the layout changes, in px at the default text size (docs/behavior/shell.md#constants). */
export const breakpoints = {
  narrowest: 359,
  xs: 500,
  mobile: 600,
  titleBarCompact: 800,
  mobileLandscape: 932,
  twoColumns: 1200,
} as const;

/** In `em`, so that a viewer with twice the text size gets the layout of half the width. */
const em = (px: number) => `${px / 16}em`;

const upTo = (px: number) => `(max-width: ${em(px)})`;
const from = (px: number) => `(min-width: ${em(px)})`;

/** Media conditions for `'@media'`. */
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
