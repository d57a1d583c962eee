import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const updates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
});

export const words = style({ color: vars.color.textQuiet, fontSize: vars.text.small });
