import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  marginBlockEnd: space.medium,
  '@media': { [media.xs]: { marginInline: `calc(-1 * ${space.small})` } },
});

/** Inside a flyout the list has no frame of its own. */
export const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.medium,
  padding: space.medium,
  paddingInline: space.roomy,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.surfaceHover },
    '&:focus-within': { background: color.surfaceHover },
  },
  '@media': { [media.xs]: { columnGap: space.snug, paddingInline: space.medium } },
});

export const smallRow = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.snug,
  padding: space.snug,
  paddingInline: space.snug,
});

export const title = style({
  fontSize: text.reading,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  selectors: { '[data-unread="true"] &': { fontWeight: vars.weight.bold } },
});

/** Extends the link over the whole row, so that the row is clickable. */
export const titleLink = style({
  color: color.heading,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.primaryText, textDecoration: 'underline' },
  },
});

export const excerpt = style({
  ...pageStart,
  marginBlockStart: space.hair,
  color: color.textQuiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const metas = style([facts, { marginBlockStart: space.tiny }]);

export const date = style({ color: color.textQuiet, fontSize: text.small, whiteSpace: 'nowrap' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  paddingInlineStart: space.snug,
  marginBlockEnd: space.tiny,
});

export const headTitle = style({ color: color.heading, fontWeight: vars.weight.bold });

export const foot = style({
  marginBlockStart: space.tiny,
  paddingBlockStart: space.tiny,
  borderBlockStart: `1px solid ${color.border}`,
});

export const nothing = style({ padding: space.medium, color: color.textQuiet, textAlign: 'center' });

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.snug,
});
