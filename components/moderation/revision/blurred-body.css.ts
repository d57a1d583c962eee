import { globalStyle, style } from '@vanilla-extract/css';

export const veiled = style({});

// Blurs images beyond recognition and clips the blur to the image.
globalStyle(`${veiled} img`, { filter: 'blur(1.5rem)', clipPath: 'inset(0)' });
