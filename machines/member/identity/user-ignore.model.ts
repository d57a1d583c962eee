import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { userIgnoreMachine } from './user-ignore.machine.ts';

/** The test model of the ignore machine, starting from a member who is not ignored and from an ignored member. */
export const userIgnoreModel = defineModel(userIgnoreMachine, {
  starts: { heard: { isIgnored: false }, ignored: { isIgnored: true } },
  answers: { saveIgnored: { done: [undefined], error: [ApiFailure.unreachable()] } },
  essence: ({ context: { isIgnored, reason } }) => [isIgnored, reason !== ''],
  observe: ({ context: { isIgnored, reason } }) => ({ isIgnored, reason }),
  optimistic: { isIgnored: true },
  invariants: {
    'a change that succeeded leaves no reason': ({ value, context: { reason } }) =>
      (value !== 'ignored' && value !== 'heard') || reason === '',
    'the state matches whether the member is ignored': ({ value, context: { isIgnored } }) =>
      (value !== 'ignored' || isIgnored) && (value !== 'heard' || !isIgnored),
  },
});
