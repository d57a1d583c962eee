import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { DraftToastEvent, draftToastMachine } from './draft-toast.machine.ts';

type Snapshot = SnapshotFrom<typeof draftToastMachine>;

/** Maps a snapshot of the draft toast to props. */
export function connectDraftToast(snapshot: Snapshot, send: (event: DraftToastEvent) => void) {
  return {
    isShown: snapshot.matches('shown'),
    follow: () => send({ type: 'draft.followed' }),
    dismiss: () => send({ type: 'toast.dismissed' }),
    getRootProps: () => ({ ...stateProps(snapshot), role: 'status' as const }),
  };
}
