import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The row of the select-all checkbox. Its space is reserved until the selection has been read. */
export const all = style({ minBlockSize: '2.5rem', display: 'flex', alignItems: 'center' });

/** The checkbox of a card next to the title of its post. */
export const lead = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.small, minInlineSize: 0 });

/** The space of a card's checkbox, reserved as well. */
export const box = style({ flex: '0 0 1.25rem' });
