import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.medium,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const name = style({ marginBlockEnd: vars.space.tiny, fontWeight: vars.weight.semibold });
