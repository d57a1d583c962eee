import { globalStyle, style } from '@vanilla-extract/css';

export const veiled = style({});

// Beyond recognition, and nothing of it stands beside its own place.
globalStyle(`${veiled} img`, { filter: 'blur(1.5rem)', clipPath: 'inset(0)' });
