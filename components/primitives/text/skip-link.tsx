import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { skipLink } from './skip-link.css.ts';

/** The page's first stop for a keyboard: leads past the title bar to the content. */
export const SkipLink = ({
  href = '#main',
  children = t('primitives.skip-link.text'),
}: {
  href?: string;
  children?: ReactNode;
}) => (
  <a href={href} className={skipLink}>
    {children}
  </a>
);
