import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const groups = style({ display: 'grid', gap: vars.space.large });
