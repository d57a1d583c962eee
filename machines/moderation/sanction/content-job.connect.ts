import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { contentJobMachine } from './content-job.machine.ts';

/** Maps a snapshot of a background job to its progress. */
export function connectContentJob(snapshot: SnapshotFrom<typeof contentJobMachine>) {
  const { done, failed, reason } = snapshot.context;
  return {
    done,
    failed,
    /** The reason why the last request for the progress failed; empty after a success. */
    reason,
    isFinished: snapshot.value === 'finished',
    getRootProps: () => stateProps(snapshot),
  };
}
