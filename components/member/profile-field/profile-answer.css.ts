import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const tokens = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.tiny });

export const lines = style({ whiteSpace: 'pre-line' });
