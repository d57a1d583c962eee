import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const usage = style({
  marginBlockStart: vars.space.medium,
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
});
