import { type ComponentType, createElement, type SVGProps } from 'react';
import * as styles from './drawn-icon.css.ts';

/** What an icon takes: a picture's attributes, its side in pixels or as in CSS, and whether it is filled. */
export type DrawnIconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'fill'> & {
  size?: number | string;
  fill?: 'none' | 'currentColor';
};

/**
 * An icon from its lines, 24 units wide, as the build makes them from lucide's (`scripts/bundle/draw-icons.ts`).
 *
 * Nobody hears of it unless `aria-label` names it.
 */
export function drawnIcon(lines: string): ComponentType<DrawnIconProps> {
  const drawn = { __html: lines };
  return function DrawnIcon({ size = 24, fill, className, ...props }) {
    const look = fill === 'currentColor' ? `${styles.icon} ${styles.filled}` : styles.icon;
    return createElement('svg', {
      className: className ? `${look} ${className}` : look,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      'aria-hidden': props['aria-label'] ? undefined : true,
      ...props,
      dangerouslySetInnerHTML: drawn,
    });
  };
}
