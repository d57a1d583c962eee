import { type ComponentType, createElement, type SVGProps } from 'react';

/** What an icon takes: a picture's attributes, and its side in pixels or as in CSS. */
export type DrawnIconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number | string };

/**
 * An icon from its lines, 24 units wide, as the build makes them from lucide's (`scripts/bundle/draw-icons.ts`).
 *
 * Nobody hears of it unless `aria-label` names it.
 */
export function drawnIcon(lines: string): ComponentType<DrawnIconProps> {
  const drawn = { __html: lines };
  return function DrawnIcon({ size = 24, ...props }) {
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': props['aria-label'] ? undefined : true,
      ...props,
      dangerouslySetInnerHTML: drawn,
    });
  };
}
