import { defineModel } from '#machines/model/model.ts';
import { loaderMachine } from './loader.machine.ts';

/** The model of a loader. */
export const loaderModel = defineModel(loaderMachine, {
  invariants: {
    'nothing shows of a wait that has just begun': ({ value }, _, event) =>
      event?.type !== 'wait.began' || value !== 'shown',
    'nothing shows of a wait that is over': ({ value }, _, event) => event?.type !== 'wait.ended' || value === 'idle',
  },
});
