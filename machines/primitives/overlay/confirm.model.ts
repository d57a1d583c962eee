import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { confirmMachine } from './confirm.machine.ts';

/** How the graph of a question before an act is explored: the act is done, refused, or not heard of. */
export const confirmModel = defineModel(confirmMachine, {
  answers: { act: { done: [null], error: [permissionFailure(['session.valid']), ApiFailure.unreachable()] } },
  invariants: {
    'a reason is told exactly where the act failed': ({ value, context }) =>
      (value === 'failed') === (context.reason !== ''),
    'nothing is done without a yes': ({ value }, before, event) =>
      value !== 'acting' || event?.type === 'confirm.accepted' || before?.value === 'acting',
  },
});
