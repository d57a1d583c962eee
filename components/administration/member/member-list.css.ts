import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space, text, weight } = vars;

export const search = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, alignItems: 'end' });

export const searchField = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const more = style({
  marginBlockStart: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '2.75rem',
  paddingInline: space.medium,
  cursor: 'pointer',
  fontWeight: weight.semibold,
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: space.medium,
  padding: space.medium,
  borderBlockStart: `1px solid ${color.border}`,
});

export const wholeRow = style({
  gridColumn: '1 / -1',
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const legend = style({ padding: 0, fontWeight: weight.semibold });

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.large });

export const active = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.snug,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium, alignItems: 'center' });

export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  minBlockSize: '2rem',
  color: color.link,
});

export const count = style({ color: color.textQuiet });

export const window = style({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' });

export const caption = style(visuallyHiddenStyle);

globalStyle(`${table} :is(th, td)`, {
  padding: space.snug,
  paddingInline: space.medium,
  textAlign: 'start',
  fontWeight: weight.normal,
  verticalAlign: 'middle',
});

globalStyle(`${table} thead th`, {
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});

globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${color.border}` });

globalStyle(`${table} tbody td`, { fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} tbody tr:hover :is(th, td)`, { background: color.surfaceHover });

/** The first column stays while the others are scrolled. */
export const name = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface,
  minInlineSize: '15rem',
  '@media': { [media.mobile]: { minInlineSize: '11rem', maxInlineSize: '13rem' } },
});

globalStyle(`${table} :is(th, td)${name}`, { '@media': { [media.mobile]: { paddingInline: space.small } } });

export const number = style({});

globalStyle(`${table} :is(th, td)${number}`, { textAlign: 'end' });

export const person = style({ display: 'flex', alignItems: 'center', gap: space.snug, minInlineSize: 0 });

export const avatar = style({ flex: 'none', '@media': { [media.mobile]: { display: 'none' } } });

export const identity = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tiny,
  selectors: { '&:empty': { display: 'none' } },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  minBlockSize: '2rem',
  color: 'inherit',
});
