import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.snug });

export const find = style({ flex: '1 1 16rem', maxInlineSize: '28rem' });

export const search = style({ display: 'flex', gap: space.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
