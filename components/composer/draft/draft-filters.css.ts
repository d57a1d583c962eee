import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** Lays out the filters in a wrapping row, with the buttons at the end. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
});

/** A filter, at most as wide as a date needs. On narrow screens the kind fills its own row, and the dates share one. */
export const filter = style({
  flex: '1 1 9rem',
  maxInlineSize: '14rem',
  minInlineSize: 0,
  '@media': { [media.xs]: { maxInlineSize: 'none', selectors: { '&:first-of-type': { flexBasis: '100%' } } } },
});

/** The buttons that apply and clear the filters. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
