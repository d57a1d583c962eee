import type { BackgroundJobKind } from '#api/administration/job/background-job.contract.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { Tag, type TagProps } from '#components/primitives/text/tag.tsx';
import { recordName, recordNote, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { JobActions } from './job-actions.tsx';
import * as styles from './job-list.css.ts';
import { jobName, jobSchedule, jobTexts } from './job-texts.ts';

/** All kinds of jobs: what they do, when they run, and the numbers of their jobs by state, without those of zero. */
export const JobKindList = ({ kinds }: { kinds: readonly BackgroundJobKind[] }) => (
  <ul className={recordSheet} aria-label={t('operation.job.kinds')}>
    {kinds.map((kind) => (
      <JobKindRow key={kind.name} {...kind} />
    ))}
  </ul>
);

function JobKindRow(kind: BackgroundJobKind) {
  const { name, cron, countWaiting, countPlanned, countRunning, countFailed, dateLastRun } = kind;
  const words = jobTexts[name]?.words;
  return (
    <li className={styles.row}>
      <div className={recordText}>
        <h3 className={recordName}>
          {jobName(name)}
          <Count name={t('operation.job.failing')} count={countFailed} preset="error" />
          <Count name={t('operation.job.running')} count={countRunning} preset="colored" />
          <Count name={t('operation.job.waiting')} count={countWaiting} preset="standard" />
          <Count name={t('operation.job.planned')} count={countPlanned} preset="greyscale" />
        </h3>
        {words && <p className={recordNote}>{t(words)}</p>}
        <p className={recordNote}>
          {jobSchedule(cron)} · {t('operation.job.last-run')}:{' '}
          {dateLastRun ? <DateTime date={dateLastRun} type="extended" /> : t('operation.job.last-run-none')}
        </p>
      </div>
      {countFailed > 0 && (
        <div className={styles.actions}>
          <JobActions kind={name} count={countFailed} />
        </div>
      )}
    </li>
  );
}

const Count = ({ name, count, preset }: { name: string; count: number } & Required<Pick<TagProps, 'preset'>>) =>
  count > 0 && <Tag preset={preset}>{`${name}: ${fullNumber(count)}`}</Tag>;
