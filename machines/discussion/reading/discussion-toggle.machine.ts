import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/reason-in.ts';

/** What befalls something about a discussion that is on or off: its bookmark, its being closed. */
export type DiscussionToggleEvent = { type: 'toggle.requested' } | { type: 'problem.dismissed' };

interface Context {
  /** What is shown; ahead of the server's word while it is being saved. */
  readonly isOn: boolean;
  readonly reason: string;
}

/**
 * Switches something about a discussion. The new state shows at once; a refusal restores the former one and says why
 * (decision 3, `spec/behaviours.md` §16).
 */
export const discussionToggleMachine = setup({
  types: {
    input: {} as { isOn: boolean; fallback: string },
    context: {} as Context & { fallback: string },
    events: {} as DiscussionToggleEvent,
  },
  actors: { save: fromPromise<boolean, boolean>(({ input }) => Promise.resolve(input)) },
  actions: {
    flip: assign({ isOn: ({ context }) => !context.isOn }),
    takeWord: assign((_, { isOn }: { isOn: boolean }) => ({ isOn })),
    noteReason: assign(({ context: { fallback } }, { error }: { error: unknown }) => ({
      reason: failureReason(error, fallback),
    })),
    tellSaved: (_, _params: { isOn: boolean }) => {},
  },
}).createMachine({
  id: 'discussion-toggle',
  context: ({ input }) => ({ ...input, reason: '' }),
  initial: 'settled',
  states: {
    settled: { on: { 'toggle.requested': { target: 'saving', actions: 'flip' } } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.isOn,
        onDone: {
          target: 'settled',
          actions: [
            { type: 'takeWord', params: ({ event }) => ({ isOn: event.output }) },
            { type: 'tellSaved', params: ({ event }) => ({ isOn: event.output }) },
          ],
        },
        onError: { target: 'failed', actions: ['flip', { type: 'noteReason', params: ({ event }) => event }] },
      },
    },
    failed: {
      on: {
        'toggle.requested': { target: 'saving', actions: 'flip' },
        'problem.dismissed': 'settled',
      },
    },
  },
});
