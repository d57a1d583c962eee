import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const place = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });

export const text = style({ flex: 1, minInlineSize: '14rem' });

export const title = style({ margin: 0, color: vars.color.heading, fontSize: vars.text.large });

export const help = style({ margin: 0, color: vars.color.textQuiet, fontSize: vars.text.small });

export const standing = style({ margin: 0, marginBlockStart: vars.space.tiny });
