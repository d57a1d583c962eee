import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { readLongJob } from '#api/moderation/bulk/long-job.client.ts';
import type { ContentJob as Job } from '#api/moderation/sanction/content-deletion.contract.ts';
import { t } from '#api/translations.ts';
import { useJobUndo } from '#components/moderation/bulk/use-job-undo.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { type JobUndoApi, undoResultText } from '#machines/moderation/bulk/job-undo.connect.ts';
import { connectContentJob } from '#machines/moderation/sanction/content-job.connect.ts';
import { type ContentJobReport, contentJobMachine } from '#machines/moderation/sanction/content-job.machine.ts';

/** The props of the progress of a job. `onOver` is called when the job or its undo has ended. */
export interface ContentJobProps {
  readonly job: Job;
  readonly onOver: () => void;
}

/** The progress of a background job that deletes posts. A finished job can be undone. */
export function ContentJob({ job, onOver }: ContentJobProps) {
  const progress = useContentJob(job.jobTrackingID, onOver);
  const undo = useJobUndo({ onUndone: onOver, onFailure: onOver });
  const { done, failed, isFinished, reason } = progress;
  const all = job.countTotalIDs;
  return (
    <div {...progress.getRootProps()}>
      <span hidden {...undo.getRootProps()} />
      <Message
        tone={isFinished ? (failed > 0 ? 'warning' : 'success') : 'info'}
        live
        actions={isFinished && <UndoButton undo={undo} jobID={job.jobTrackingID} />}
      >
        {undo.result && undo.isUndone
          ? undo.result.failedIDs.length > 0
            ? undoResultText(undo.result)
            : t('sanction.content.undone')
          : t(`sanction.content.done.${job.recordType}`, { done, all, failed })}
        {reason && <p>{reason}</p>}
      </Message>
      {undo.isFailed && (
        <Message tone="error" live actions={<Button size="small" {...undo.getRetryProps()} />}>
          {undo.reason}
        </Message>
      )}
    </div>
  );
}

const UndoButton = ({ undo, jobID }: { undo: JobUndoApi; jobID: string }) =>
  (undo.isIdle || undo.isUndoing) && (
    <Button size="small" busy={undo.isUndoing} onClick={() => undo.undo(jobID)}>
      {t('sanction.content.undo')}
    </Button>
  );

function useContentJob(jobID: string, onOver: () => void) {
  const { api } = useSite();
  const latest = useRef(onOver);
  latest.current = onOver;
  const machine = useMemo(
    () =>
      contentJobMachine.provide({
        actors: { readJob: fromPromise<ContentJobReport>(async () => (await readLongJob(api, jobID)).body) },
        actions: { reportFinished: () => latest.current() },
      }),
    [api, jobID],
  );
  const [snapshot] = useMachine(machine);
  return connectContentJob(snapshot);
}
