import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const place = style({
  position: 'fixed',
  insetBlockEnd: vars.space.medium,
  insetInlineStart: vars.space.medium,
  zIndex: vars.layer.toast,
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
});
