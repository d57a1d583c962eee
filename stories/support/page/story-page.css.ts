import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The page background of a story. */
export const page = style({
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.normal,
});
