import { defineModel } from '#machines/model/model.ts';
import { loaderMachine } from './loader.machine.ts';

/** The model of a loader. */
export const loaderModel = defineModel(loaderMachine, {
  invariants: {
    'the indicator is hidden when a wait begins': ({ value }, _, event) =>
      event?.type !== 'wait.began' || value !== 'shown',
    'the indicator is hidden when a wait ends': ({ value }, _, event) =>
      event?.type !== 'wait.ended' || value === 'idle',
  },
});
