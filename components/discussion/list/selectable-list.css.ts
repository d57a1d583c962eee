import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { row, head as rowHead } from './discussion-list.css.ts';

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

// On a phone it stands at the end of the title, so that the rest keeps the row's width.
globalStyle(`${list} ${row}`, {
  paddingInlineStart: boxWidth,
  '@media': { [media.xs]: { paddingInlineStart: space.medium } },
});
globalStyle(`${list} ${rowHead}`, { '@media': { [media.xs]: { marginInlineEnd: space.large } } });

export const box = style({
  position: 'absolute',
  insetBlockStart: space.medium,
  insetInlineStart: space.snug,
  '@media': {
    [media.xs]: { insetInlineStart: 'auto', insetInlineEnd: space.snug },
    [media.print]: { display: 'none' },
  },
});
