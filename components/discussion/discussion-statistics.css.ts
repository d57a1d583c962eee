import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const facts = style({ display: 'grid', gap: vars.space.small, margin: 0 });

export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });

export const name = style({ color: vars.color.textQuiet });

export const value = style({ margin: 0, fontWeight: vars.weight.semibold });
