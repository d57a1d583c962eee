import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.medium}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const name = style({
  paddingBlockStart: vars.space.small,
  color: vars.color.heading,
  fontSize: vars.text.reading,
  fontWeight: vars.weight.semibold,
});

/** The purpose of the limit, on a separate line above its numbers. */
export const help = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
});
