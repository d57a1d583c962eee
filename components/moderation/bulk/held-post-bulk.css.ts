import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The box over the boxes; its room is kept until what is selected has been read. */
export const all = style({ minBlockSize: '2.5rem', display: 'flex', alignItems: 'center' });

/** A card's box beside the name of its post. */
export const lead = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.small, minInlineSize: 0 });

/** The room of a card's box, kept too. */
export const box = style({ flex: '0 0 1.25rem' });
