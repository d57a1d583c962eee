import { assign, fromPromise, setup } from 'xstate';
import type { WritingSpot } from './writing.ts';

/** What befalls the place on a discussion's page where somebody writes. */
export type CreateCommentLocationEvent =
  | { type: 'location.chosen'; spot: WritingSpot }
  | { type: 'draft.appeared' }
  | { type: 'draft.gone' }
  | { type: 'draft.kept' }
  | { type: 'discard.confirmed' }
  | { type: 'dialog.closed' };

/** Where somebody writes, and where they want to instead. */
export interface CreateCommentLocationContext {
  readonly spot: WritingSpot;
  readonly wanted: WritingSpot;
}

/**
 * Where a comment is written: at one place at a time (`spec/behaviours.md` §9c). Leaving a reply that has a draft for
 * another place asks what becomes of the draft: it is kept for later, or discarded (and can still be brought back).
 */
export const createCommentLocationMachine = setup({
  types: {
    input: {} as { spot: WritingSpot },
    context: {} as CreateCommentLocationContext,
    events: {} as CreateCommentLocationEvent,
  },
  actors: { discardDraft: fromPromise<void, { spot: WritingSpot }>(() => Promise.resolve()) },
  guards: {
    isNowhere: ({ context }) => context.spot === 'none',
    isLeaving: (_, { spot }: { spot: WritingSpot }) => spot === 'none',
    isReplyLeft: ({ context }, { spot }: { spot: WritingSpot }) =>
      context.spot.startsWith('reply-') && spot !== context.spot,
    isSame: ({ context }, { spot }: { spot: WritingSpot }) => spot === context.spot,
  },
  actions: {
    moveTo: assign((_, { spot }: { spot: WritingSpot }) => ({ spot, wanted: spot })),
    moveToWanted: assign(({ context: { wanted } }) => ({ spot: wanted })),
    noteWanted: assign((_, { spot }: { spot: WritingSpot }) => ({ wanted: spot })),
    forgetWanted: assign(({ context: { spot } }) => ({ wanted: spot })),
    tellSpot: (_, _params: { spot: WritingSpot }) => {},
  },
}).createMachine({
  id: 'create-comment-location',
  context: ({ input: { spot } }) => ({ spot, wanted: spot }),
  initial: 'settling',
  states: {
    settling: {
      always: [{ guard: 'isNowhere', target: 'closed' }, { target: 'writing' }],
    },
    closed: {
      entry: { type: 'tellSpot', params: ({ context }) => context },
      on: {
        'location.chosen': { target: 'settling', actions: { type: 'moveTo', params: ({ event }) => event } },
      },
    },
    writing: {
      tags: 'open',
      entry: { type: 'tellSpot', params: ({ context }) => context },
      on: {
        'location.chosen': { target: 'settling', actions: { type: 'moveTo', params: ({ event }) => event } },
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
            guard: { type: 'isReplyLeft', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteWanted', params: ({ event }) => event },
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
        'draft.kept': { target: 'settling', actions: 'moveToWanted' },
        'discard.confirmed': 'discarding',
        'dialog.closed': { target: 'drafted', actions: 'forgetWanted' },
      },
    },
    discarding: {
      tags: ['open', 'asking', 'busy'],
      invoke: {
        src: 'discardDraft',
        input: ({ context: { spot } }) => ({ spot }),
        onDone: { target: 'settling', actions: 'moveToWanted' },
        onError: 'undiscarded',
      },
    },
    undiscarded: {
      tags: ['open', 'asking', 'error'],
      on: {
        'discard.confirmed': 'discarding',
        'draft.kept': { target: 'settling', actions: 'moveToWanted' },
        'dialog.closed': { target: 'drafted', actions: 'forgetWanted' },
      },
    },
  },
});
