import { style } from '@vanilla-extract/css';

/** A link that stands alone in small text, and is as high as a pointer needs (WCAG 2.2, 2.5.8). */
export const linkTarget = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem' });
