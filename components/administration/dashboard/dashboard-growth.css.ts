import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const cards = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const card = style({ display: 'grid', gap: space.tiny, alignContent: 'start' });

export const name = style({ margin: 0, color: color.textQuiet, fontSize: text.small, fontWeight: weight.normal });

export const total = style({
  color: color.heading,
  fontSize: text.headline,
  fontWeight: weight.semibold,
  lineHeight: 1.2,
});

export const change = style({ color: color.textQuiet, fontSize: text.small });

export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '3rem',
  marginBlockStart: space.small,
  color: color.primary,
});

export const axis = style({ stroke: color.border });

export const summary = style({ cursor: 'pointer', color: color.link, paddingBlock: space.small });

export const scroll = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });

export const cell = style({
  padding: space.small,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start', fontWeight: weight.normal, whiteSpace: 'nowrap' } },
});
