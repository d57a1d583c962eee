import { style } from '@vanilla-extract/css';

/** Long addresses wrap, so that they are fully readable. */
export const address = style({ overflowWrap: 'anywhere' });
