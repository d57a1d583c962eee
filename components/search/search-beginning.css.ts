import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const beginning = style({ maxInlineSize: '100%' });

export const hints = style({
  display: 'grid',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  marginBlock: space.small,
  padding: 0,
});

/** An example of a search text. */
export const text = style({
  paddingInline: space.tiny,
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: 'inherit',
  fontWeight: vars.weight.semibold,
});
