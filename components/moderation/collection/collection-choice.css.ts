import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

export const form = style({ display: 'grid', gap: space.medium });

export const group = style({ display: 'grid', gap: space.small, border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });

/** A long list of collections scrolls separately, so that the buttons stay visible. */
export const list = style({
  display: 'grid',
  gap: space.small,
  maxBlockSize: '14rem',
  overflowY: 'auto',
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});

export const add = style({ justifySelf: 'start' });
