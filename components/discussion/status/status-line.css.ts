import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const text = style({
  flexBasis: '100%',
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
});

export const reason = style({
  flexBasis: '100%',
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${vars.color.border}`,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
