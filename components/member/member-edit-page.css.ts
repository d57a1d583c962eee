import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const links = style({ listStyle: 'none', margin: 0, padding: 0 });

export const link = style({
  display: 'block',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
