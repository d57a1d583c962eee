import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** Over the lower edge of the window; it takes no room, so that nothing moves when it speaks. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: vars.space.large,
  insetInline: 0,
  zIndex: vars.layer.dropdown,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const notice = style({ pointerEvents: 'auto', boxShadow: vars.shadow.large });
