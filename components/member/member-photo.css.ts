import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const photo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.large });

export const choice = style({ flex: '1 1 14rem', display: 'grid', gap: vars.space.snug, minInlineSize: 0 });
