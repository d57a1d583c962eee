import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  color: color.textQuiet,
  fontSize: text.small,
  selectors: { '&:has(button)': { marginBlockStart: space.small } },
  '@media': { [media.print]: { display: 'none' } },
});

// The text of the button starts at the edge of the post when it is on a line of its own.
export const toggle = style({ paddingInline: space.tiny, marginInlineStart: `calc(-1 * ${space.tiny})` });
