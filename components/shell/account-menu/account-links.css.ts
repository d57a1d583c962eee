import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

/** The link to the viewer's profile, with photo and name. */
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  padding: space.snug,
  marginBlockEnd: space.tiny,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.surfaceHover } },
});

export const text = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = style({ color: color.heading, overflowWrap: 'anywhere' });

export const hint = style({ color: color.textQuiet, fontSize: vars.text.small });

export const count = style({ marginInlineStart: 'auto' });
