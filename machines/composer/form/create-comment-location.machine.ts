import { assign, fromPromise, setup } from 'xstate';
import type { WritingLocation } from './writing.ts';

/** The events of the comment location. */
export type CreateCommentLocationEvent =
  | { type: 'location.chosen'; spot: WritingLocation; isBottomKept?: boolean }
  | { type: 'draft.appeared' }
  | { type: 'draft.gone' }
  | { type: 'draft.kept' }
  | { type: 'discard.confirmed' }
  | { type: 'dialog.closed' };

/** The context of the comment location: the current and the requested location. */
export interface CreateCommentLocationContext {
  readonly spot: WritingLocation;
  readonly wanted: WritingLocation;
  /**
   * The draft that the confirmation is about: that of the open editor, or a stored one below the discussion whose
   * editor is closed.
   */
  readonly asked: 'open' | 'kept';
  /** Whether the open editor has a draft. */
  readonly isDrafted: boolean;
  /**
   * Whether the author has chosen to retain the draft below the discussion, so that no further confirmation opens for
   * it.
   */
  readonly isBottomSpared: boolean;
}

/** The draft to discard. */
export type DraftInQuestion = Pick<CreateCommentLocationContext, 'spot' | 'asked'>;

interface Choice {
  readonly spot: WritingLocation;
  readonly isBottomKept?: boolean;
}

const isReply = (spot: WritingLocation) => spot.startsWith('reply-');

const closed = [
  { guard: 'isDrafted', target: 'drafted', actions: 'forgetWanted' },
  { target: 'settling', actions: 'forgetWanted' },
] as const;

/**
 * Manages where a comment is written: at one location at a time (docs/behavior/composer.md#comment-location).
 * Leaving a reply that has a draft for another location, or replying while there is a draft below the discussion, opens
 * a confirmation: the draft is retained for later, or discarded (and can still be restored).
 */
export const createCommentLocationMachine = setup({
  types: {
    input: {} as { spot: WritingLocation },
    context: {} as CreateCommentLocationContext,
    events: {} as CreateCommentLocationEvent,
  },
  actors: { discardDraft: fromPromise<void, DraftInQuestion>(() => Promise.resolve()) },
  guards: {
    isNowhere: ({ context }) => context.spot === 'none',
    isLeaving: (_, { spot }: { spot: WritingLocation }) => spot === 'none',
    isDraftLeft: ({ context }, { spot }: { spot: WritingLocation }) =>
      spot !== context.spot && (isReply(context.spot) || (context.spot === 'bottom' && isReply(spot))),
    isBottomPending: ({ context }, { spot, isBottomKept }: Choice) =>
      isBottomKept === true && !context.isBottomSpared && isReply(spot) && spot !== context.spot,
    isDrafted: ({ context }) => context.isDrafted,
    isSame: ({ context }, { spot }: { spot: WritingLocation }) => spot === context.spot,
  },
  actions: {
    moveTo: assign((_, { spot }: { spot: WritingLocation }) => ({ spot, wanted: spot })),
    moveToWanted: assign(({ context: { wanted } }) => ({ spot: wanted })),
    keepAndMove: assign(({ context: { wanted, asked, isBottomSpared } }) => ({
      spot: wanted,
      isBottomSpared: isBottomSpared || asked === 'kept',
    })),
    noteWanted: assign((_, { spot }: { spot: WritingLocation }) => ({
      wanted: spot,
      asked: 'open' as const,
      isDrafted: true,
    })),
    noteWantedBesideKept: assign((_, { spot, isDrafted }: { spot: WritingLocation; isDrafted: boolean }) => ({
      wanted: spot,
      asked: 'kept' as const,
      isDrafted,
    })),
    forgetWanted: assign(({ context: { spot } }) => ({ wanted: spot })),
    tellSpot: (_, _params: { spot: WritingLocation }) => {},
  },
}).createMachine({
  id: 'create-comment-location',
  context: ({ input: { spot } }) => ({ spot, wanted: spot, asked: 'open', isDrafted: false, isBottomSpared: false }),
  initial: 'settling',
  states: {
    settling: {
      always: [{ guard: 'isNowhere', target: 'closed' }, { target: 'writing' }],
    },
    closed: {
      entry: { type: 'tellSpot', params: ({ context }) => context },
      on: {
        'location.chosen': [
          {
            guard: { type: 'isBottomPending', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteWantedBesideKept', params: ({ event: { spot } }) => ({ spot, isDrafted: false }) },
          },
          { target: 'settling', actions: { type: 'moveTo', params: ({ event }) => event } },
        ],
      },
    },
    writing: {
      tags: 'open',
      entry: { type: 'tellSpot', params: ({ context }) => context },
      on: {
        'location.chosen': [
          {
            guard: { type: 'isBottomPending', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteWantedBesideKept', params: ({ event: { spot } }) => ({ spot, isDrafted: false }) },
          },
          { target: 'settling', actions: { type: 'moveTo', params: ({ event }) => event } },
        ],
        'draft.appeared': 'drafted',
      },
    },
    drafted: {
      tags: 'open',
      on: {
        'location.chosen': [
          {
            guard: { type: 'isLeaving', params: ({ event }) => event },
            target: 'settling',
            actions: { type: 'moveTo', params: ({ event }) => event },
          },
          {
            guard: { type: 'isDraftLeft', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteWanted', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBottomPending', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteWantedBesideKept', params: ({ event: { spot } }) => ({ spot, isDrafted: true }) },
          },
          { guard: { type: 'isSame', params: ({ event }) => event } },
          { target: 'settling', actions: { type: 'moveTo', params: ({ event }) => event } },
        ],
        'draft.gone': 'writing',
      },
    },
    asking: {
      tags: ['open', 'asking'],
      on: {
        'draft.kept': { target: 'settling', actions: 'keepAndMove' },
        'discard.confirmed': 'discarding',
        'dialog.closed': closed,
      },
    },
    discarding: {
      tags: ['open', 'asking', 'busy'],
      invoke: {
        src: 'discardDraft',
        input: ({ context: { spot, asked } }) => ({ spot, asked }),
        onDone: { target: 'settling', actions: 'moveToWanted' },
        onError: 'undiscarded',
      },
    },
    undiscarded: {
      tags: ['open', 'asking', 'error'],
      on: {
        'discard.confirmed': 'discarding',
        'draft.kept': { target: 'settling', actions: 'keepAndMove' },
        'dialog.closed': closed,
      },
    },
  },
});
