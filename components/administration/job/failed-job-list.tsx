import { CircleCheckBig } from 'lucide-react';
import type { FailedJob } from '#api/administration/job/background-job.contract.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { recordName, recordNote, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { JobActions } from './job-actions.tsx';
import * as styles from './job-list.css.ts';
import { jobName } from './job-texts.ts';

/** The failed jobs with their causes, newest first. */
export const FailedJobList = ({ jobs }: { jobs: readonly FailedJob[] }) =>
  jobs.length === 0 ? (
    <EmptyState icon={<CircleCheckBig />} title={t('operation.job.none')} headingLevel={3}>
      {t('operation.job.none-words')}
    </EmptyState>
  ) : (
    <ul className={recordSheet} aria-label={t('operation.job.failed')}>
      {jobs.map((job) => (
        <FailedJobRow key={job.jobID} {...job} />
      ))}
    </ul>
  );

const FailedJobRow = ({ jobID, kind, cause, message, attempts, dateFailed }: FailedJob) => (
  <li className={styles.row}>
    <div className={recordText}>
      <h3 className={recordName}>{jobName(kind)}</h3>
      {message ? (
        <p lang="en" dir="ltr" className={styles.message}>
          {message}
        </p>
      ) : (
        <p>{t(`operation.job.cause.${cause}`)}</p>
      )}
      <p className={recordNote}>
        <DateTime date={dateFailed} type="extended" /> · {t('operation.job.attempts', { count: attempts })}
      </p>
    </div>
    <div className={styles.actions}>
      <JobActions kind={kind} jobID={jobID} />
    </div>
  </li>
);
