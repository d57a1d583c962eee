import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const title = style({ fontSize: vars.text.medium, fontWeight: vars.weight.semibold, color: vars.color.heading });

export const links = style({ listStyle: 'none', margin: 0, marginBlockStart: vars.space.small, padding: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '2.25rem',
  marginInline: `calc(-1 * ${vars.space.small})`,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const icon = style({ color: vars.color.textQuiet, flexShrink: 0 });
