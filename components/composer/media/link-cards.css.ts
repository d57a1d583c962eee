import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** Reserves the usual size of a link preview. */
export const card = style({
  display: 'block',
  maxInlineSize: '34rem',
  marginBlockStart: space.small,
  paddingBlock: space.small,
  paddingInline: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
});

export const note = style({ display: 'block', color: color.textQuiet, fontSize: text.small });
