import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** The filters beside each other as far as they fit, their buttons at the end of the line. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
});

/** One filter: no wider than a date needs; on narrow screens the kind stands alone and the dates beside each other. */
export const filter = style({
  flex: '1 1 9rem',
  maxInlineSize: '14rem',
  minInlineSize: 0,
  '@media': { [media.xs]: { maxInlineSize: 'none', selectors: { '&:first-of-type': { flexBasis: '100%' } } } },
});

/** What applies the filters, and what takes them away. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
