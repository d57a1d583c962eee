import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** The space around the story. */
export const demo = style({ padding: space.medium });

/** The frame around a part of the component. */
export const mark = style({
  position: 'absolute',
  zIndex: vars.layer.skipLink,
  outline: `1px dashed ${color.primary}`,
  outlineOffset: '1px',
  pointerEvents: 'none',
});

/** The number of a part. */
export const number = style({
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineStart: '-9px',
  minInlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  background: color.primary,
  color: color.onPrimary,
  fontSize: text.tiny,
  fontWeight: vars.weight.semibold,
  lineHeight: '18px',
  textAlign: 'center',
});
