import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { BulkProgress } from './bulk-response.ts';
import type { JobUndoEvent, jobUndoMachine } from './job-undo.machine.ts';

/** Returns the text of a finished undo, with the reason of the first record that could not be restored. */
export function undoResultText({ successIDs, failedIDs, exceptionsByID }: BulkProgress): string {
  const [first] = failedIDs;
  if (first === undefined) return t('bulk.undone');
  const reason = exceptionsByID[first]?.message ?? '';
  return t('bulk.undone-partly', { done: successIDs.length, failed: failedIDs.length, reason });
}

/** Maps a snapshot of the undo of long jobs to values, functions and props. */
export function connectJobUndo(snapshot: SnapshotFrom<typeof jobUndoMachine>, send: (event: JobUndoEvent) => void) {
  const state = snapshot.value;
  const retry = () => send({ type: 'retry.requested' });
  return {
    isIdle: state === 'idle',
    isUndoing: state === 'undoing',
    isUndone: state === 'undone' || state === 'partlyUndone',
    isFailed: state === 'failed',
    result: snapshot.context.result,
    reason: snapshot.context.reason,
    undo: (jobID: string) => send({ type: 'undo.requested', jobID }),
    retry,
    getRootProps: () => stateProps(snapshot),
    getRetryProps: () => ({ children: t('primitives.submission.retry'), onClick: retry }),
  };
}

/** The API of the undo of long jobs for components. */
export type JobUndoApi = ReturnType<typeof connectJobUndo>;
