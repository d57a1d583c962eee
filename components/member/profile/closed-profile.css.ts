import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.snug,
  textAlign: 'center',
});

export const name = style({
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  color: vars.color.heading,
  overflowWrap: 'anywhere',
});

export const text = style({ color: vars.color.textQuiet });
