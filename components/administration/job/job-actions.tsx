import { discardJobs, retryJobs } from '#api/administration/job/background-job.client.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { jobName } from './job-texts.ts';
import { useInvalidateJobs } from './use-invalidate-jobs.ts';

/** One failed job, or with `count` all failed jobs of a kind. */
export interface JobActionsProps {
  readonly kind: string;
  readonly jobID?: string;
  readonly count?: number;
}

/** The actions on one failed job, or on all of a kind: retry at once, or discard after a confirmation. */
export function JobActions({ kind, jobID, count = 1 }: JobActionsProps) {
  const { api } = useSite();
  const invalidate = useInvalidateJobs();
  const name = jobName(kind);
  const isOne = jobID !== undefined;
  const jobs = { kind, ...(isOne && { jobID }) };
  // A job that somebody else has handled meanwhile is not listed any more.
  const retry = () => retryJobs(api, jobs).finally(invalidate);
  const discard = () => discardJobs(api, jobs).finally(invalidate);
  return (
    <>
      <TaskAction
        label={isOne ? t('operation.job.retry-named', { name }) : t('operation.job.retry-all-named', { name })}
        perform={retry}
      >
        {t(isOne ? 'operation.job.retry' : 'operation.job.retry-all')}
      </TaskAction>
      <Confirm
        title={t(isOne ? 'operation.job.discard-title' : 'operation.job.discard-all-title')}
        confirmLabel={t(isOne ? 'operation.job.discard' : 'operation.job.discard-all')}
        isDestructive
        onConfirm={discard}
        trigger={(openDialog) => (
          <Button
            size="small"
            onClick={openDialog}
            aria-label={
              isOne ? t('operation.job.discard-named', { name }) : t('operation.job.discard-all-named', { name })
            }
          >
            {t(isOne ? 'operation.job.discard' : 'operation.job.discard-all')}
          </Button>
        )}
      >
        {isOne ? t('operation.job.discard-text', { name }) : t('operation.job.discard-all-text', { name, count })}
      </Confirm>
    </>
  );
}
