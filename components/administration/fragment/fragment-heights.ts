import type { CSSProperties } from 'react';
import type { FragmentHeights } from '#api/administration/fragment/fragment.contract.ts';

/** The height of a fragment that was never measured, in CSS pixels. */
export const unmeasuredHeight = 240;

const even = (height: number): FragmentHeights => ({ narrow: height, medium: height, wide: height });

/** Returns the heights of a fragment with the same height at each width; null without a height. */
export const evenHeights = (height: number | undefined): FragmentHeights | null =>
  height === undefined ? null : even(height);

/** Returns the style that reserves the heights of a fragment, or the one height that it got after a press. */
export function heightStyle(heights: FragmentHeights | null, height: number | undefined): CSSProperties {
  const { narrow, medium, wide } = evenHeights(height) ?? heights ?? even(unmeasuredHeight);
  return {
    '--fragment-narrow': `${narrow}px`,
    '--fragment-medium': `${medium}px`,
    '--fragment-wide': `${wide}px`,
  } as CSSProperties;
}
