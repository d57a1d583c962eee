import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

// Orders and filters share the line over a list; where it is narrow, the filters stand below.
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

/** Which of the list is shown, at the end of the line. */
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
    // What the range of the list stands beside then is the last line of these.
    [media.compact]: { display: 'contents' },
    // The button of the filters is not there then, and leaves no empty line.
    [media.scriptless]: { selectors: { '&:not(:has(a))': { display: 'none' } } },
  },
});

// What the list is of scrolls by itself where it is wider than a phone.
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

// Many tags scroll by themselves, so that what can be done with the choice stays in sight.
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  rowGap: space.hair,
  maxBlockSize: '9rem',
  overflowY: 'auto',
});
