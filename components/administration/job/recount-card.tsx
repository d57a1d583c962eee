import { useQueryClient } from '@tanstack/react-query';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import { addRecount, cancelRecount } from '#api/administration/count/recount.client.ts';
import type { Recount } from '#api/administration/count/recount.contract.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { TaskProgress } from '#components/administration/backup/task-progress.tsx';
import { TaskReason } from '#components/administration/backup/task-row.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './recount-card.css.ts';

/** The card that starts a recount, with its progress and the result of the latest one. */
export function RecountCard({ latest }: { latest: Recount | null }) {
  const { api } = useSite();
  const client = useQueryClient();
  const invalidate = () => client.invalidateQueries({ queryKey: ['recounts'] });
  const pending = latest && isPendingTask(latest) ? latest : null;
  const start = () => addRecount(api).finally(invalidate);
  return (
    <SettingsCard id="recount" title={t('operation.recount.title')} words={t('operation.recount.words')}>
      <div className={styles.content}>
        {pending ? (
          <>
            <TaskProgress task={pending} label={t('operation.recount.running')} />
            <div>
              <TaskAction perform={() => cancelRecount(api, pending.taskID).finally(invalidate)}>
                {t('operation.recount.cancel')}
              </TaskAction>
            </div>
          </>
        ) : (
          <>
            <Outcome recount={latest} />
            <div>
              <TaskAction variant="primary" size="medium" perform={start}>
                {t('operation.recount.start')}
              </TaskAction>
            </div>
          </>
        )}
      </div>
    </SettingsCard>
  );
}

function Outcome({ recount }: { recount: Recount | null }) {
  if (!recount)
    return <p className={recordNote}>{`${t('operation.recount.last')}: ${t('operation.recount.never')}`}</p>;
  const { status, dateDone, dateInserted, result } = recount;
  return (
    <div className={stack({ gap: 'tiny' })}>
      <p className={recordNote}>
        {t('operation.recount.last')}: <DateTime date={dateDone ?? dateInserted} type="extended" />
      </p>
      {status === 'failed' && <p>{t('data.task.failed')}</p>}
      {status === 'cancelled' && <p>{t('data.task.cancelled')}</p>}
      <TaskReason task={recount} />
      {result && <Differences differences={result.differences} />}
    </div>
  );
}

function Differences({ differences }: NonNullable<Recount['result']>) {
  if (differences.length === 0) return <p>{t('operation.recount.correct')}</p>;
  const count = differences.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <p>{t('operation.recount.repaired', { count })}</p>
      <details className={recordNote}>
        <summary>{t('operation.recount.details')}</summary>
        <ul className={styles.differences}>
          {differences.map(({ table, column, count: ofOne }) => (
            <li key={`${table}.${column}`} dir="ltr">
              <code>{`${table}.${column}`}</code> {fullNumber(ofOne)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
