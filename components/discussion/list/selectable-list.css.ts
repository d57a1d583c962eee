import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { row, head as rowHead } from './discussion-list.css.ts';

const { space } = vars;

/** The width reserved for a row's checkbox, so that loading it causes no layout shift. */
const boxWidth = '2.75rem';

// As high as the select-all checkbox, which loads later.
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: '2.75rem',
  paddingInlineStart: space.snug,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({});

// On phones the checkbox is at the end of the title, so that the remaining content has the full width of the row.
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
