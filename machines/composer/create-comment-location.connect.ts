import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { CreateCommentLocationEvent, createCommentLocationMachine } from './create-comment-location.machine.ts';
import type { WritingSpot } from './writing.ts';

type Snapshot = SnapshotFrom<typeof createCommentLocationMachine>;

/** What the place of writing offers a view: where it is, whether it asks about a draft, and the verbs. */
export function connectCreateCommentLocation(snapshot: Snapshot, send: (event: CreateCommentLocationEvent) => void) {
  return {
    spot: snapshot.context.spot,
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('error'),
    choose: (spot: WritingSpot) => send({ type: 'location.chosen', spot }),
    noteDraft: (isThere: boolean) => send({ type: isThere ? 'draft.appeared' : 'draft.gone' }),
    keep: () => send({ type: 'draft.kept' }),
    discard: () => send({ type: 'discard.confirmed' }),
    close: () => send({ type: 'dialog.closed' }),
    getRootProps: () => stateProps(snapshot),
  };
}
