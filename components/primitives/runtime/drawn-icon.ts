import { type ComponentType, createElement, type SVGProps } from 'react';
import * as styles from './drawn-icon.css.ts';

/** The props of an icon: SVG attributes, its size in pixels or as a CSS length, and whether it is filled. */
export type DrawnIconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'fill'> & {
  size?: number | string;
  fill?: 'none' | 'currentColor';
};

/**
 * Creates an icon component from SVG markup, 24 units wide, which the build extracts from lucide
 * (`scripts/bundle/compile-icons.ts`).
 *
 * It is hidden from assistive technology unless `aria-label` is set.
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
