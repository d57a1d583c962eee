import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const title = style({ fontSize: vars.text.medium, fontWeight: vars.weight.semibold, color: vars.color.heading });

export const facts = style({ display: 'grid', gap: vars.space.snug, margin: 0, marginBlockStart: vars.space.snug });

export const name = style({ color: vars.color.textQuiet, fontSize: vars.text.small });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });
