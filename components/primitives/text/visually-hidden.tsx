import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/layout/layout.css.ts';

/** Text for assistive technology only. */
export const VisuallyHidden = ({ as: Element = 'span', ...props }: VisuallyHiddenProps) => (
  <Element {...props} className={visuallyHidden} />
);

type VisuallyHiddenProps = { as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'; id?: string; children: ReactNode };
