import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { BulkAction, BulkJobEvent, bulkJobMachine } from './bulk-job.machine.ts';

type Snapshot = SnapshotFrom<typeof bulkJobMachine>;

const counted = (count: number) => `${count} ${count === 1 ? 'discussion' : 'discussions'}`;

/** The words of each action (`spec/behaviours.md` §11). */
export const bulkWords: Readonly<
  Record<
    BulkAction,
    {
      readonly name: string;
      readonly title: string;
      readonly question: (count: number) => string;
      readonly done: string;
      readonly problem: string;
      readonly past: string;
      readonly choose: string;
    }
  >
> = {
  delete: {
    name: 'Delete',
    title: 'Delete',
    question: (count) => `Are you sure you would like to delete ${counted(count)}?`,
    done: 'Selected discussions have been deleted successfully.',
    problem: 'There was a problem deleting:',
    past: 'deleted',
    choose: '',
  },
  move: {
    name: 'Move',
    title: 'Move',
    question: (count) => `Are you sure you would like to move ${counted(count)}?`,
    done: 'Selected discussions have been moved successfully.',
    problem: 'There was a problem moving:',
    past: 'moved',
    choose: 'Select a category first.',
  },
  merge: {
    name: 'Merge',
    title: 'Merge Discussions',
    question: () => 'Choose the main discussion into which all comments will be merged:',
    done: 'Selected discussions have been merged successfully.',
    problem: 'Failed to merge discussions:',
    past: 'merged',
    choose: 'Choose the main discussion first.',
  },
  close: {
    name: 'Close',
    title: 'Close Discussions',
    question: (count) => `Are you sure you would like to close ${counted(count)} to commenting?`,
    done: 'Selected discussions have been successfully closed to commenting.',
    problem: 'There was a problem closing:',
    past: 'closed',
    choose: '',
  },
};

const ended = new Set(['done', 'partlyFailed', 'failed']);

/** What a job offers a view: its words, how far it is, and the props of its dialog and buttons. */
export function connectBulkJob(snapshot: Snapshot, send: (event: BulkJobEvent) => void) {
  const state = snapshot.value;
  const { action, ids, choice, succeeded, reasons, reason } = snapshot.context;
  const words = bulkWords[action];
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
    /** How far it is, in one sentence; said politely while it runs. */
    progress: isRunning ? `${succeeded.length} of ${counted(ids.length)} ${words.past}.` : '',
    /** How it went: "5 moved, 1 failed". */
    result: ended.has(state) ? `${succeeded.length} ${words.past}, ${ids.length - succeeded.length} failed` : '',
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
      ...(isRunning && { disabledReason: 'This is still being done.' }),
    }),
    getConfirmProps: () => ({
      busy: isRunning,
      disabledReason: state === 'choosing' ? words.choose : undefined,
      onClick: () => send({ type: 'job.confirmed' }),
    }),
    getRetryProps: () => ({ onClick: () => send({ type: 'retry.requested' }) }),
  };
}

/** A job, as views see it. */
export type BulkJobApi = ReturnType<typeof connectBulkJob>;
