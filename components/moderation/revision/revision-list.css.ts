import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const list = style({ display: 'grid', gap: space.medium, listStyle: 'none', padding: 0, margin: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  marginBlockEnd: space.snug,
});

export const who = style({ display: 'grid', gap: space.tiny, minInlineSize: 0 });

export const title = style({ fontSize: text.medium, fontWeight: weight.semibold, color: color.heading });

export const quiet = style({ color: color.textQuiet, fontSize: text.small, overflowWrap: 'anywhere' });

export const part = style({ marginBlockStart: space.snug, display: 'grid', gap: space.tiny });

export const label = style({ color: color.textQuiet, fontSize: text.small, fontWeight: weight.semibold });
