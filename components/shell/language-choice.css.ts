import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

// At the end of the footer; opened, it stays where it was pressed.
export const choice = style({ '@media': { [media.wide]: { textAlign: 'end' } } });

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
  '@media': { [media.wide]: { justifyContent: 'flex-end' } },
});
