import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const services = style({ display: 'grid', gap: vars.space.small, marginBlockEnd: vars.space.large });

export const button = style({ inlineSize: '100%', minBlockSize: '2.75rem' });
