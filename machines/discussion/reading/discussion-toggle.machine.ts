import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of a toggle of a discussion, such as its bookmark or its closed state. */
export type DiscussionToggleEvent = { type: 'toggle.requested' } | { type: 'problem.dismissed' };

interface Context {
  /** The displayed state, including an optimistic change that the server has not confirmed. */
  readonly isOn: boolean;
  readonly reason: string;
}

/**
 * Toggles a property of a discussion. The update is optimistic; an error rolls it back and shows the reason
 * (docs/behavior/discussion.md#closing-and-other-states, docs/behavior/post.md#bookmarks).
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
