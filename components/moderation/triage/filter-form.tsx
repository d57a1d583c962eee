import type { ReactNode } from 'react';
import { t } from '#api/words.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import * as styles from './report-triage.css.ts';

/** Narrows a list of the dashboard: an ordinary form, so that it works without scripts. */
export const FilterForm = ({ path, label, children }: FilterFormProps) => (
  <form action={path} method="get" aria-label={label}>
    <div className={styles.filters}>
      {children}
      <div className={styles.filterActs}>
        <Button type="submit" variant="primary">
          {t('report.filter.apply')}
        </Button>
        <ButtonLink href={path}>{t('report.filter.clear')}</ButtonLink>
      </div>
    </div>
  </form>
);

interface FilterFormProps {
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
}
