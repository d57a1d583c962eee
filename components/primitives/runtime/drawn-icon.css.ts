import { style } from '@vanilla-extract/css';
import { sharedPrimitive } from '#theme/primitive-style.ts';

/** How lucide draws the lines of its icons, which are 24 units wide. */
export const lines24 = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon; its lines are described once, instead of by five attributes in each of a page's two hundred icons. */
export const icon = style(sharedPrimitive(lines24));

/** An icon whose areas are filled. */
export const filled = style(sharedPrimitive({ fill: 'currentColor' }));
