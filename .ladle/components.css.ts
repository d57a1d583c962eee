import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The ground a story stands on. */
export const page = style({
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.normal,
});

/** The palette switch in the corner of the workbench. */
export const choice = style({
  position: 'fixed',
  insetBlockEnd: vars.space.small,
  insetInlineEnd: vars.space.small,
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.small,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.medium,
});

// Ladle paints its own grounds; a story stands on the forum's.
globalStyle('html[data-theme] body, html[data-theme] .ladle-main, html[data-theme] .ladle-background', {
  background: vars.color.page,
});
