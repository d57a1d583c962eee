import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/**
 * Fixed above the lower edge of the viewport. It takes no layout space, so that its appearance causes no layout shift.
 */
export const place = style({
  position: 'fixed',
  insetBlockEnd: vars.space.large,
  insetInline: 0,
  zIndex: vars.layer.dropdown,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  pointerEvents: 'none',
});

export const problem = style({ pointerEvents: 'auto', maxInlineSize: 'min(30rem, 100% - 2rem)' });

export const notice = style({ pointerEvents: 'auto', boxShadow: vars.shadow.large });
