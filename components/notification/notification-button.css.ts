import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.controlTouch,
  blockSize: vars.size.controlTouch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const icon = style({ position: 'relative', display: 'inline-flex' });

export const badge = style({ position: 'absolute', insetBlockStart: '-0.5rem', insetInlineStart: '0.625rem' });
