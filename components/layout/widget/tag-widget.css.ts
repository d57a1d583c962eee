import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The tags side by side. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.small,
  marginBlockStart: vars.space.snug,
});

export const count = style({ marginInlineStart: vars.space.tiny, fontWeight: vars.weight.normal });

/** The sizes of tags in a cloud, by their share of discussions. */
export const size = styleVariants({
  1: { fontSize: vars.text.small },
  2: { fontSize: vars.text.reading },
  3: { fontSize: vars.text.large },
  4: { fontSize: vars.text.title },
});
