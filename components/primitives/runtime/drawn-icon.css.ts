import { style } from '@vanilla-extract/css';
import { sharedPrimitive } from '#theme/primitive-style.ts';

/** The stroke styles of lucide icons, which are 24 units wide. */
export const lines24 = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon. The stroke styles are defined once here instead of by five attributes on each icon of a page. */
export const icon = style(sharedPrimitive(lines24));

/** An icon with filled areas. */
export const filled = style(sharedPrimitive({ fill: 'currentColor' }));
