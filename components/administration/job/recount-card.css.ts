import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const content = style({ display: 'grid', gap: vars.space.snug, marginBlockStart: vars.space.medium });

export const differences = style({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: vars.space.tiny });
