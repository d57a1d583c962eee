import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const form = style({
  display: 'grid',
  gap: space.medium,
  maxInlineSize: '42rem',
  marginBlockStart: space.medium,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.snug });

export const saved = style({ color: vars.color.success, fontWeight: vars.weight.semibold });
