import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { pushPermissionMachine } from './push-permission.machine.ts';

/** The model of the push permission machine. */
export const pushPermissionModel = defineModel(pushPermissionMachine, {
  answers: {
    askBrowser: { done: ['off', 'on', 'denied', 'unsupported'], error: [ApiFailure.unreachable()] },
    subscribe: { done: ['on', 'denied', 'off'], error: [ApiFailure.unreachable()] },
    unsubscribe: { done: ['off'], error: [ApiFailure.unreachable()] },
  },
  // A browser without push support remains in this state.
  rests: ['unsupported'],
  invariants: {
    'push is shown as enabled only after the browser has confirmed it': ({ value }, before, event) =>
      value !== 'on' || before?.value === 'on' || String(event?.type).startsWith('xstate.'),
  },
  maxPairs: 40,
});
