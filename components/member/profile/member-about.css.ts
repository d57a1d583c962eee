import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const title = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  color: vars.color.heading,
});

export const body = style({ marginBlockStart: vars.space.small });

export const none = style({ marginBlockStart: vars.space.small, color: vars.color.textQuiet });

export const reactions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space.small,
  padding: 0,
});
