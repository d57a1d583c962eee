import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { CreateCommentLocationEvent, createCommentLocationMachine } from './create-comment-location.machine.ts';
import type { WritingLocation } from './writing.ts';

type Snapshot = SnapshotFrom<typeof createCommentLocationMachine>;

/**
 * Maps a snapshot of the comment location to props: the location, the state of the confirmation about a draft, and the
 * functions that send events.
 */
export function connectCreateCommentLocation(snapshot: Snapshot, send: (event: CreateCommentLocationEvent) => void) {
  return {
    spot: snapshot.context.spot,
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('error'),
    /**
     * Whether the confirmation is about starting a reply to a comment. Otherwise it is about leaving a reply for
     * another location.
     */
    isReplying: snapshot.context.wanted.startsWith('reply-'),
    choose: (spot: WritingLocation, isBottomKept: boolean) => send({ type: 'location.chosen', spot, isBottomKept }),
    noteDraft: (isThere: boolean) => send({ type: isThere ? 'draft.appeared' : 'draft.gone' }),
    keep: () => send({ type: 'draft.kept' }),
    discard: () => send({ type: 'discard.confirmed' }),
    close: () => send({ type: 'dialog.closed' }),
    getRootProps: () => stateProps(snapshot),
  };
}
