import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const form = style({ display: 'grid', gap: space.medium });

export const group = style({ display: 'grid', gap: space.small, border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });
