import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The ground a story stands on. */
export const page = style({
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.normal,
});

// Ladle paints its own grounds; a story stands on the forum's.
globalStyle('html[data-theme] body, html[data-theme] .ladle-main, html[data-theme] .ladle-background', {
  background: vars.color.page,
});
