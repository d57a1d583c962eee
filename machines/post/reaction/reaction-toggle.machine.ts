import { assign, fromPromise, setup } from 'xstate';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { reasonIn } from '#machines/reason-in.ts';

/** A kind of reaction, as far as a bar shows it. */
export type ReactionKind = Pick<ReactionCount, 'tagID' | 'urlcode' | 'name' | 'class' | 'reactionValue'>;

/** What befalls the reactions of a post. */
export type ReactionToggleEvent = { type: 'reaction.toggled'; kind: ReactionKind } | { type: 'problem.dismissed' };

interface Context {
  /** The counts by the server's word; kinds that were only tried stay with a count of 0. */
  readonly known: readonly ReactionCount[];
  /** The viewer's reaction as it is wanted, by urlcode; ahead of the server's word while that is asked. */
  readonly wish: string | undefined;
  readonly sent: string | undefined;
  readonly reason: string;
}

/** The viewer's own reaction in counts; undefined when there is none. */
export const ownReaction = (counts: readonly ReactionCount[]): string | undefined =>
  counts.find(({ hasReacted }) => hasReacted)?.urlcode;

/** Counts as they are once the viewer's reaction is `own`: it replaces a former one (`spec/behaviours.md` §15). */
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

/** The server's word over what is shown; no button goes while it may have the focus. */
const merged = (shown: readonly ReactionCount[], word: readonly ReactionCount[] | undefined) => {
  if (!word) return shown;
  const gone = shown.filter(({ urlcode }) => !word.some((count) => count.urlcode === urlcode));
  return [...word, ...gone.map((count) => ({ ...count, count: 0, hasReacted: false }))];
};

/**
 * Gives the viewer's reaction to a post, changes it or takes it back. It shows at once; a refusal restores what was and
 * says why (decision 3). Pressed again while it is on its way, the newest wish is sent next.
 */
export const reactionToggleMachine = setup({
  types: {
    input: {} as { counts: readonly ReactionCount[] },
    context: {} as Context,
    events: {} as ReactionToggleEvent,
  },
  actors: {
    react: fromPromise<readonly ReactionCount[] | undefined, string | undefined>(() =>
      Promise.reject(new Error('Nobody takes this reaction.')),
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
      reason: reasonIn(error),
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
