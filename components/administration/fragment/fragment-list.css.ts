import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.snug });

export const list = style({ display: 'grid', gap: space.medium, listStyle: 'none', margin: 0, padding: 0 });

export const item = style({ display: 'grid', gap: space.small, padding: space.medium });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const facts = style({ color: color.textQuiet, fontSize: text.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.snug });

export const link = style({ display: 'inline-block', paddingBlock: space.tiny, fontSize: text.small });
