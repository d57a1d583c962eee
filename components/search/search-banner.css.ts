import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const banner = style({
  marginBlockStart: `calc(-1 * ${vars.space.large})`,
  paddingBlock: vars.space.huge,
  background: `radial-gradient(120% 140% at 12% 0%, ${vars.color.primarySoft}, transparent 60%), ${vars.color.surface}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const title = style({
  fontSize: vars.text.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
  color: vars.color.heading,
});

export const description = style({
  marginBlockStart: vars.space.small,
  color: vars.color.textQuiet,
  fontSize: vars.text.large,
});

export const form = style({
  display: 'flex',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  maxInlineSize: '44rem',
});

export const field = style({ flex: 1, minInlineSize: 0 });
