import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** The check of a connection below the form. */
export const check = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.medium,
  marginBlockStart: space.large,
});

/** The address of the webhook with its button, below the introduction. */
export const webhook = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.medium,
  marginBlockStart: space.medium,
});

/** An address to copy. */
export const address = style({
  padding: space.snug,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: vars.font.code,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
