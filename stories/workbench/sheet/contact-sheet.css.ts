import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

/** The distance between two cells, in pixels. */
export const gap = 8;
/** The width of the names of the states, in pixels. */
export const nameWidth = 150;
/** The height of the names of the modes, in pixels. */
export const headHeight = 32;

export const sheet = style({
  blockSize: '100vh',
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.small,
  overflow: 'hidden',
  direction: 'ltr',
  fontSize: '0.8125rem',
});

export const title = style({ fontSize: '1.125rem' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
  rowGap: space.tiny,
  border: 0,
  padding: 0,
});

/** The scroll container of the cells. */
export const room = style({ flex: 1, minBlockSize: 0, overflow: 'auto', border: `1px solid ${color.border}` });

/** The area of all cells. */
export const ground = style({ position: 'relative' });

export const table = style({ tableLayout: 'fixed', borderCollapse: 'collapse', borderSpacing: 0 });

const sticky = {
  position: 'sticky',
  background: color.page,
  textAlign: 'start',
  padding: `0 ${space.small}`,
} as const;

/** The label of a mode. */
export const head = style({ ...sticky, insetBlockStart: 0, zIndex: 3, padding: 0 });

export const corner = style({ ...sticky, insetBlockStart: 0, insetInlineStart: 0, zIndex: 4 });

/** The label of a state. */
export const name = style({
  ...sticky,
  insetInlineStart: 0,
  zIndex: 2,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

/** The place of a cell in the table; the cell itself is behind it. */
export const place = style({ padding: 0, verticalAlign: 'top' });

/** The link that opens the state in this mode. */
export const link = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  outline: `1px solid ${color.border}`,
  selectors: { '&:hover, &:focus-visible': { outline: `2px solid ${color.primary}` } },
});

/** The cells of a column. */
export const column = style({ position: 'absolute' });

/** The frame of a column, scaled down. */
export const frame = style({ border: 0, transformOrigin: '0 0', pointerEvents: 'none', display: 'block' });

/** A reviewed picture. */
export const picture = style({ overflow: 'hidden' });

/** The frame in which the states are drawn. It is rendered, but not visible. */
export const source = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  opacity: 0,
  zIndex: -1,
  pointerEvents: 'none',
});
