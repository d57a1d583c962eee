import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { row } from './discussion-list.css.ts';

const { space } = vars;

/** Where a row's box stands, so that nothing moves when it comes. */
const boxWidth = '2.75rem';

// As high as the box that selects all, which comes later.
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: '2.75rem',
  paddingInlineStart: space.snug,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({});

globalStyle(`${list} ${row}`, { paddingInlineStart: boxWidth });

export const box = style({
  position: 'absolute',
  insetBlockStart: space.medium,
  insetInlineStart: space.snug,
  '@media': { [media.print]: { display: 'none' } },
});
