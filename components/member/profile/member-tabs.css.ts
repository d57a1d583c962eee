import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const count = style({
  marginInlineStart: vars.space.tiny,
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  fontVariantNumeric: 'tabular-nums',
});
