import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const form = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
  selectors: { 'form&': { maxInlineSize: '42rem' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug });

export const saved = style({ color: vars.color.success, fontWeight: vars.weight.semibold });
