import { CircleCheckBig } from 'lucide-react';
import type { Fault } from '#api/administration/health/site-health.contract.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { recordNote, recordSheet } from '#theme/layout/record.css.ts';
import * as styles from './site-health.css.ts';

/** The errors of the server, grouped by cause. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) =>
  faults.length === 0 ? (
    <EmptyState icon={<CircleCheckBig />} title={t('operation.health.fault.none')} headingLevel={3}>
      {t('operation.health.fault.none-words')}
    </EmptyState>
  ) : (
    <ul className={recordSheet} aria-label={t('operation.health.fault')}>
      {faults.map((fault) => (
        <FaultItem key={`${fault.summary} ${fault.place} ${fault.message}`} {...fault} />
      ))}
    </ul>
  );

const FaultItem = ({ summary, message, place, count, dateFirst, dateLast }: Fault) => (
  <li className={styles.fault}>
    <h3 className={styles.checkName}>
      <span lang="en" dir="ltr">
        {message || summary}
      </span>{' '}
      <Tag preset="greyscale">{t('operation.health.fault.times', { count })}</Tag>
    </h3>
    {(message || place) && (
      <p lang="en" dir="ltr" className={styles.place}>
        {message && summary} {place && <code>{place.replace('/api/v2', '')}</code>}
      </p>
    )}
    <p className={recordNote}>
      {t('operation.health.fault.last')} <DateTime date={dateLast} type="extended" />
      {count > 1 && (
        <>
          {' · '}
          {t('operation.health.fault.since')} <DateTime date={dateFirst} type="extended" />
        </>
      )}
    </p>
  </li>
);
