import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minBlockSize: vars.size.controlTouch,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
