import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { BulkJobEvent, bulkJobMachine } from './bulk-job.machine.ts';
import { type BulkAction, changingRecordIDs } from './bulk-request.ts';

type Snapshot = SnapshotFrom<typeof bulkJobMachine>;

/** Returns the texts of an action (docs/behavior/moderation.md#bulk-actions). */
export const bulkTexts = (action: BulkAction, count = 2) => ({
  name: t(`moderation.bulk.${action}.name`),
  title: action === 'remove' && count === 1 ? t('bulk.remove.title-one') : t(`moderation.bulk.${action}.title`),
  question: () => t(`moderation.bulk.${action}.question`, { count }),
  done: action === 'remove' && count === 1 ? t('bulk.remove.done-one') : t(`moderation.bulk.${action}.done`),
  problem: t(`moderation.bulk.${action}.problem`),
  choose: action === 'move' ? t('moderation.bulk.move.choose') : t('moderation.bulk.merge.choose'),
});

/** Returns the result of a job as a sentence: "5 moved, 1 failed". */
export const bulkResult = (action: BulkAction, { done, failed }: { done: number; failed: number }): string =>
  t(`moderation.bulk.${action}.result`, { done, failed });

const ended = new Set(['done', 'partlyFailed', 'failed']);

/** Maps a snapshot to the job's texts, its progress, and the props of its dialog and buttons. */
export function connectBulkJob(snapshot: Snapshot, send: (event: BulkJobEvent) => void) {
  const state = snapshot.value;
  const { action, ids, choice, succeeded, reasons, reason } = snapshot.context;
  const words = bulkTexts(action, ids.length);
  const count = changingRecordIDs(snapshot.context).length;
  const isRunning = state === 'sending' || state === 'resuming';
  const mayRetry = state === 'partlyFailed' || state === 'failed' || state === 'interrupted';
  const mayChoose = state === 'choosing' || state === 'ready';
  const failed = ids.filter((id) => reasons[id] !== undefined);
  const close = () => send({ type: 'dialog.closed' });
  return {
    state,
    action,
    words,
    ids,
    choice,
    succeeded,
    failed,
    reasons,
    mayChoose,
    isRunning,
    isDone: state === 'done',
    isInterrupted: state === 'interrupted',
    mayRetry,
    /** The progress as a sentence, for a polite live region. */
    progress: isRunning ? t(`moderation.bulk.${action}.progress`, { done: succeeded.length, count }) : '',
    /** The result: "5 moved, 1 failed". */
    result: ended.has(state) ? bulkResult(action, { done: succeeded.length, failed: count - succeeded.length }) : '',
    reason: mayRetry ? reason : '',
    request: (records: readonly number[]) => send({ type: 'job.requested', ids: records }),
    choose: (destinationID: number | undefined) =>
      send(destinationID === undefined ? { type: 'choice.cleared' } : { type: 'choice.made', destinationID }),
    toggleRedirect: () => send({ type: 'redirect.toggled' }),
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: state !== 'closed',
      onOpenChange: (open: boolean) => {
        if (!open && !isRunning) close();
      },
    }),
    getCloseProps: () => ({
      onClick: close,
      ...(isRunning && { disabledReason: t('moderation.bulk.running') }),
    }),
    response: snapshot.context.response,
    getConfirmProps: () => ({
      busy: isRunning,
      disabledReason: state === 'choosing' ? words.choose : undefined,
      onClick: () => send({ type: 'job.confirmed' }),
    }),
    getRetryProps: () => ({ onClick: () => send({ type: 'retry.requested' }) }),
  };
}

/** The API of a bulk job for components. */
export type BulkJobApi = ReturnType<typeof connectBulkJob>;
