import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const sorts = style({ marginBlockStart: space.medium });

export const info = style({ marginBlock: space.medium, color: color.textQuiet });

export const table = style({
  inlineSize: '100%',
  marginBlockEnd: space.medium,
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  textAlign: 'start',
});

export const caption = style(visuallyHiddenStyle);

globalStyle(`${table} :is(th, td)`, {
  padding: space.snug,
  paddingInline: space.medium,
  textAlign: 'start',
  fontWeight: vars.weight.normal,
  verticalAlign: 'middle',
});

globalStyle(`${table} thead th`, { color: color.textQuiet, fontSize: text.small, fontWeight: vars.weight.semibold });

globalStyle(`${table} thead th[aria-sort]`, { color: color.text });

globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${color.border}` });

globalStyle(`${table} tbody tr:hover`, { background: color.surfaceHover });

globalStyle(`${table} tbody td`, { color: color.textQuiet, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const wideNumber = style([wideOnly]);

export const compactOnly = style({
  display: 'none',
  color: color.textQuiet,
  fontSize: text.small,
  '@media': { [media.mobile]: { display: 'block' } },
});

export const user = style({ display: 'flex', alignItems: 'center', gap: space.snug, minInlineSize: 0 });

export const textBlock = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tiny,
  selectors: { '&:empty': { display: 'none' } },
});

export const filters = style({ display: 'grid', gap: space.medium });

export const filterTitle = style({ fontSize: text.medium, fontWeight: vars.weight.semibold, color: color.heading });

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
