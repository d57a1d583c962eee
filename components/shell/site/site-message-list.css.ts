import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space.small });

export const top = style({ marginBlockEnd: vars.space.large });

/** The casual type of message has no colour of its own. */
export const casual = style({ background: vars.color.surface, borderColor: vars.color.border, color: vars.color.text });

export const text = style({ overflowWrap: 'anywhere' });

globalStyle(`${text} > *`, { marginBlock: 0 });
globalStyle(`${text} > * + *`, { marginBlockStart: vars.space.small });
globalStyle(`${text} a`, { color: vars.color.link });
