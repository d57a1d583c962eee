import { defineModel } from '#machines/model/model.ts';
import { pageLoadMachine } from './page-load.machine.ts';

/** The model of a page load. */
export const pageLoadModel = defineModel(pageLoadMachine, {
  invariants: {
    'a page that has just been asked for does not flicker': (snapshot, _, event) =>
      event?.type !== 'load.started' || snapshot.matches({ loading: 'unseen' }),
    'loading ends with a page or an error': (snapshot, before) =>
      before?.matches('loading') !== true || !snapshot.matches('pending'),
    'what has come stays until another page is asked for': (snapshot, before, event) =>
      !(before?.matches('success') || before?.matches('error')) ||
      snapshot.value === before.value ||
      event?.type === 'load.started',
  },
});
