import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The reason why a story is empty. */
export const note = style({
  margin: vars.space.large,
  padding: vars.space.medium,
  border: `1px dashed ${vars.color.border}`,
  color: vars.color.textQuiet,
});
