import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { skipLink } from './skip-link.css.ts';

/** The first focusable element of the page. It skips the title bar and leads to the content. */
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
