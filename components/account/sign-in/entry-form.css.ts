import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const page = style({
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.large,
});

export const title = style({
  fontSize: vars.text.headline,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
  color: vars.color.heading,
});

export const text = style({ marginBlockStart: vars.space.small, color: vars.color.textQuiet });

export const form = style({ display: 'grid', gap: vars.space.medium, marginBlockStart: vars.space.large });

export const submit = style({ inlineSize: '100%', minBlockSize: '2.75rem' });

export const after = style({ marginBlockStart: vars.space.large, color: vars.color.textQuiet });

export const message = style({ marginBlockStart: vars.space.medium });
