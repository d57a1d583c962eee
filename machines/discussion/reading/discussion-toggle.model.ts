import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { discussionToggleMachine } from './discussion-toggle.machine.ts';

/** The model of the discussion toggle machine: initially off; a request succeeds or fails. */
export const discussionToggleModel = defineModel(discussionToggleMachine, {
  starts: { start: { isOn: false, fallback: 'There was a problem bookmarking this discussion.' } },
  answers: { save: { done: [true, false], error: [permissionFailure(['discussions.view'])] } },
  essence: ({ context }) => context.isOn,
  observe: ({ context: { isOn, reason } }) => ({ isOn, reason }),
  optimistic: { isOn: true },
  invariants: {
    'the requested state is shown optimistically': ({ context }, before, event) =>
      event?.type !== 'toggle.requested' || context.isOn !== before?.context.isOn,
    'a failure rolls back the state and has a reason': (snapshot, before) =>
      !snapshot.matches('failed') ||
      before?.matches('failed') === true ||
      (snapshot.context.isOn !== before?.context.isOn && snapshot.context.reason !== ''),
  },
});
