import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { userIgnoreMachine } from './user-ignore.machine.ts';

/** How the graph of ignoring a member is explored: from a member who is heard, and from one who is ignored. */
export const userIgnoreModel = defineModel(userIgnoreMachine, {
  starts: { heard: { isIgnored: false }, ignored: { isIgnored: true } },
  answers: { saveIgnored: { done: [undefined], error: [ApiFailure.unreachable()] } },
  essence: ({ context: { isIgnored } }) => isIgnored,
  invariants: {
    'who is shown as ignored is ignored': ({ value, context: { isIgnored } }) =>
      (value !== 'ignored' || isIgnored) && (value !== 'heard' || !isIgnored),
  },
});
