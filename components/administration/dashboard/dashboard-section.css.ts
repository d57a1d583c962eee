import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const heading = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  color: vars.color.heading,
  marginBlockEnd: vars.space.small,
});
