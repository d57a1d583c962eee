import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** Puts the profile field values on their own row below the name. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  rowGap: space.hair,
  flexBasis: '100%',
  margin: 0,
  fontSize: text.small,
});

export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.tiny,
  minInlineSize: 0,
});

export const label = style({ color: color.textQuiet });

export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
