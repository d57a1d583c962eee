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
    /** Whether the question is about a reply to a comment; otherwise it is about leaving a reply for the discussion. */
    isReplying: snapshot.context.wanted.startsWith('reply-'),
    choose: (spot: WritingSpot, isBottomKept: boolean) => send({ type: 'location.chosen', spot, isBottomKept }),
    noteDraft: (isThere: boolean) => send({ type: isThere ? 'draft.appeared' : 'draft.gone' }),
    keep: () => send({ type: 'draft.kept' }),
    discard: () => send({ type: 'discard.confirmed' }),
    close: () => send({ type: 'dialog.closed' }),
    getRootProps: () => stateProps(snapshot),
  };
}
