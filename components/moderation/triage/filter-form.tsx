import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import * as styles from './report-triage.css.ts';

/** The filter form of a dashboard list: a plain form that works without JavaScript. */
export const FilterForm = ({ path, label, clearHref = path, children }: FilterFormProps) => (
  <form action={path} method="get" aria-label={label}>
    <div className={styles.filters}>
      {children}
      <div className={styles.filterActs}>
        <Button type="submit" variant="primary">
          {t('report.filter.apply')}
        </Button>
        <ButtonLink href={clearHref}>{t('report.filter.clear')}</ButtonLink>
      </div>
    </div>
  </form>
);

interface FilterFormProps {
  readonly path: string;
  readonly label: string;
  /** The address without the filter. Omitted for the path. */
  readonly clearHref?: string;
  readonly children: ReactNode;
}
