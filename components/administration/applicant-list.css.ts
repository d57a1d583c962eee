import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.medium });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  fontSize: text.reading,
  fontWeight: vars.weight.semibold,
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small, overflowWrap: 'anywhere' });

export const words = style({
  marginBlockStart: space.small,
  maxInlineSize: '65ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.snug });
