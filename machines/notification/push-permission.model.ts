import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { pushPermissionMachine } from './push-permission.machine.ts';

/** How the graph of pushing to a browser is explored. */
export const pushPermissionModel = defineModel(pushPermissionMachine, {
  answers: {
    askBrowser: { done: ['off', 'on', 'denied', 'unsupported'], error: [ApiFailure.unreachable()] },
    subscribe: { done: ['on', 'denied', 'off'], error: [ApiFailure.unreachable()] },
    unsubscribe: { done: ['off'], error: [ApiFailure.unreachable()] },
  },
  maxPairs: 40,
});
