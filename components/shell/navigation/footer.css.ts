import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

export const footer = style({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space.xlarge,
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
  selectors: {
    // Hidden until it is complete: at the bottom of the window it would otherwise grow upwards while it streams in.
    '&:not(:has(> [data-whole]))': { visibility: 'hidden' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

// The links are at the start of the row; the site's text and the languages are at its end.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.snug,
});

export const links = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const link = style({ display: 'inline-block', paddingBlock: vars.space.tiny });
