import { style } from '@vanilla-extract/css';

/** The field that adds a record. */
export const addition = style({ inlineSize: '100%', maxInlineSize: '32rem' });
