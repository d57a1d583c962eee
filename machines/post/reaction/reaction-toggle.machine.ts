import { assign, fromPromise, setup } from 'xstate';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The properties of a reaction type that a reaction bar displays. */
export type ReactionKind = Pick<ReactionCount, 'tagID' | 'urlcode' | 'name' | 'class' | 'reactionValue'>;

/** The events of a post's reactions. */
export type ReactionToggleEvent = { type: 'reaction.toggled'; kind: ReactionKind } | { type: 'problem.dismissed' };

interface Context {
  /** The counts confirmed by the server. Types that the viewer selected remain in the list with a count of 0. */
  readonly known: readonly ReactionCount[];
  /**
   * The urlcode of the reaction that the viewer selected. While a request is in flight, it is ahead of the confirmed
   * state.
   */
  readonly wish: string | undefined;
  readonly sent: string | undefined;
  readonly reason: string;
}

/** Returns the viewer's own reaction. Returns undefined when there is none. */
export const ownReaction = (counts: readonly ReactionCount[]): string | undefined =>
  counts.find(({ hasReacted }) => hasReacted)?.urlcode;

/**
 * Returns the counts with `own` as the viewer's reaction, which replaces the previous one
 * (docs/behavior/post.md#reactions).
 */
export const withReaction = (counts: readonly ReactionCount[], own: string | undefined): readonly ReactionCount[] =>
  counts.map((count) => ({
    ...count,
    hasReacted: count.urlcode === own,
    count: Math.max(0, count.count - Number(count.hasReacted) + Number(count.urlcode === own)),
  }));

const withKind = (counts: readonly ReactionCount[], kind: ReactionKind): readonly ReactionCount[] =>
  counts.some(({ urlcode }) => urlcode === kind.urlcode)
    ? counts
    : [...counts, { ...kind, count: 0, hasReacted: false }];

/** Merges the server's counts into the displayed ones. No button is removed, as it may have focus. */
const merged = (shown: readonly ReactionCount[], word: readonly ReactionCount[] | undefined) => {
  if (!word) return shown;
  const gone = shown.filter(({ urlcode }) => !word.some((count) => count.urlcode === urlcode));
  return [...word, ...gone.map((count) => ({ ...count, count: 0, hasReacted: false }))];
};

/**
 * Adds, changes or removes the viewer's reaction to a post. The update is optimistic, and an error rolls it back and
 * shows the reason (docs/behavior/post.md#reactions). When the viewer reacts again while a request is in flight, the
 * latest choice is sent next.
 */
export const reactionToggleMachine = setup({
  types: {
    input: {} as { counts: readonly ReactionCount[] },
    context: {} as Context,
    events: {} as ReactionToggleEvent,
  },
  actors: {
    react: fromPromise<readonly ReactionCount[] | undefined, string | undefined>(() =>
      Promise.reject(new Error('The actor `react` is not provided.')),
    ),
  },
  guards: { hasNewerWish: ({ context }) => context.wish !== context.sent },
  actions: {
    changeWish: assign(({ context: { known, wish } }, { kind }: { kind: ReactionKind }) => ({
      known: withKind(known, kind),
      wish: wish === kind.urlcode ? undefined : kind.urlcode,
    })),
    noteSent: assign({ sent: ({ context }) => context.wish }),
    takeWord: assign(({ context: { known, sent } }, { word }: { word: readonly ReactionCount[] | undefined }) => ({
      known: merged(withReaction(known, sent), word),
    })),
    restore: assign(({ context: { known } }, { error }: { error: unknown }) => ({
      wish: ownReaction(known),
      reason: failureReason(error),
    })),
    tellSettled: (_, _params: { counts: readonly ReactionCount[] }) => {},
  },
}).createMachine({
  id: 'reaction-toggle',
  context: ({ input: { counts } }) => ({ known: counts, wish: ownReaction(counts), sent: undefined, reason: '' }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'reaction.toggled': { target: 'saving', actions: { type: 'changeWish', params: ({ event }) => event } },
      },
    },
    saving: {
      entry: 'noteSent',
      invoke: {
        src: 'react',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: 'hasNewerWish',
            target: 'saving',
            reenter: true,
            actions: { type: 'takeWord', params: ({ event }) => ({ word: event.output }) },
          },
          {
            target: 'settled',
            actions: [
              { type: 'takeWord', params: ({ event }) => ({ word: event.output }) },
              { type: 'tellSettled', params: ({ context }) => ({ counts: context.known }) },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'restore', params: ({ event }) => event } },
      },
      on: { 'reaction.toggled': { actions: { type: 'changeWish', params: ({ event }) => event } } },
    },
    failed: {
      on: {
        'reaction.toggled': { target: 'saving', actions: { type: 'changeWish', params: ({ event }) => event } },
        'problem.dismissed': 'settled',
      },
    },
  },
});
