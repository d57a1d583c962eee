import type { CallTimes } from '#api/administration/health/site-health.contract.ts';
import { t } from '#api/translations.ts';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './site-health.css.ts';

/** The slowest calls with their times. */
export const SlowCallTable = ({ calls }: { calls: readonly CallTimes[] }) =>
  calls.length === 0 ? (
    <p className={recordNote}>{t('operation.health.call.none')}</p>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll a scrolling region only if it has the focus.
    <section className={styles.window} tabIndex={0} aria-label={t('operation.health.call.table')}>
      <table className={styles.calls}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {t('operation.health.call.name')}
            </th>
            <th scope="col" className={styles.number}>
              {t('operation.health.call.count')}
            </th>
            <th scope="col" className={styles.number}>
              {t('operation.health.call.p50')}
            </th>
            <th scope="col" className={styles.number}>
              {t('operation.health.call.p95')}
            </th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ call, count, p50, p95 }) => (
            <tr key={call}>
              <th scope="row" className={styles.call}>
                <code dir="ltr">{call.replace('/api/v2', '')}</code>
              </th>
              <td className={styles.number}>{fullNumber(count)}</td>
              <td className={styles.number}>{t('operation.health.call.time', { time: fullNumber(p50) })}</td>
              <td className={styles.number}>{t('operation.health.call.time', { time: fullNumber(p95) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
