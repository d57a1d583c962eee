import { defineModel } from '#machines/model/model.ts';
import { pageLoadMachine } from './page-load.machine.ts';

/** The model of a page load. */
export const pageLoadModel = defineModel(pageLoadMachine, {
  invariants: {
    'the progress indicator is not shown at the start of a load': (snapshot, _, event) =>
      event?.type !== 'load.started' || snapshot.matches({ loading: 'unseen' }),
    'loading ends with a page or an error': (snapshot, before) =>
      before?.matches('loading') !== true || !snapshot.matches('pending'),
    'a loaded page or an error stays until the next load starts': (snapshot, before, event) =>
      !(before?.matches('success') || before?.matches('error')) ||
      snapshot.value === before.value ||
      event?.type === 'load.started',
  },
});
