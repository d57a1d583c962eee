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
