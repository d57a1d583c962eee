import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The filters beside each other as far as they fit, their buttons at the end of the line. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
});

/** One filter: no wider than a date needs. */
export const filter = style({ flex: '1 1 9rem', maxInlineSize: '14rem', minInlineSize: 0 });

/** What applies the filters, and what takes them away. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
