import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';

const { space } = vars;

export const tip = style({ display: 'flex', flexDirection: 'column', gap: space.tiny, textAlign: 'start' });

export const kind = style({ display: 'flex', alignItems: 'center', gap: space.tiny });

export const people = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.tiny });

export const faces = style([people, { display: 'flex', flexWrap: 'wrap' }]);

export const person = style({ display: 'flex', alignItems: 'center', gap: space.tiny });

export const name = style({ overflowWrap: 'anywhere' });

// With more than five members, the avatars overlap and the names are only read by screen readers.
globalStyle(`${faces} > li + li`, { marginInlineStart: `calc(-1 * ${space.small})` });
globalStyle(`${faces} ${name}`, visuallyHiddenStyle);
