import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

// Sort orders and filters share a row above the list; in narrow layouts the filters wrap below.
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  marginBlockEnd: space.medium,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.compact]: { rowGap: space.tiny, paddingBlockEnd: space.tiny } },
});

export const orders = style({ flex: '1 1 auto', minInlineSize: 0, marginBlockEnd: '-1px' });

/** The range of the listed items, at the end of the row. */
export const range = style({
  marginInlineStart: 'auto',
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tiny,
  minInlineSize: 0,
  paddingBlock: space.tiny,
  '@media': {
    // `contents` places the range of the list next to the last row of the tools.
    [media.compact]: { display: 'contents' },
    // Without JavaScript there is no filter button; hiding the empty container avoids a blank row.
    [media.scriptless]: { selectors: { '&:not(:has(a))': { display: 'none' } } },
  },
});

// The scope tabs scroll independently when they are wider than the viewport.
globalStyle(`${tools} > nav`, { minInlineSize: 0, maxInlineSize: '100%' });

export const fields = style({ display: 'grid', gap: space.medium });

export const choices = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const choicesName = style({
  padding: 0,
  marginBlockEnd: space.tiny,
  color: color.heading,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
});

// Many tags scroll independently, so that the dialog's buttons remain visible.
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  rowGap: space.hair,
  maxBlockSize: '9rem',
  overflowY: 'auto',
});
