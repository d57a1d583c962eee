import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const choice = style({ marginBlockStart: vars.space.snug });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  paddingBlock: vars.space.tiny,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  listStyle: 'none',
  padding: 0,
  marginBlock: vars.space.small,
});
