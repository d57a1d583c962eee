import { style } from '@vanilla-extract/css';

/** However long an address is, it can be read to its end. */
export const address = style({ overflowWrap: 'anywhere' });
