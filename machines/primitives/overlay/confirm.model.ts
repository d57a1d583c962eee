import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { confirmMachine } from './confirm.machine.ts';

/** The model of a confirmation: the action succeeds, is rejected, or the server is unreachable. */
export const confirmModel = defineModel(confirmMachine, {
  answers: { act: { done: [null], error: [permissionFailure(['session.valid']), ApiFailure.unreachable()] } },
  observe: ({ context: { reason } }) => ({ reason }),
  invariants: {
    'a reason is set exactly while the action has failed': ({ value, context }) =>
      (value === 'failed') === (context.reason !== ''),
    'the action runs only after a confirmation': ({ value }, before, event) =>
      value !== 'acting' || event?.type === 'confirm.accepted' || before?.value === 'acting',
  },
});
