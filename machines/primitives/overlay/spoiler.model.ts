import { defineModel } from '#machines/model/model.ts';
import { spoilerMachine } from './spoiler.machine.ts';

/** The model of a spoiler. */
export const spoilerModel = defineModel(spoilerMachine, {
  invariants: {
    'a spoiler is initially hidden': ({ value }, before) => before !== undefined || value === 'hidden',
    'text found by the browser’s search is shown and stays visible': ({ value }, before, event) =>
      event?.type !== 'words.found' || (before?.value === 'hidden' && value === 'shown'),
    'only the user hides a shown spoiler': ({ value }, before, event) =>
      before?.value !== 'shown' || value !== 'hidden' || event?.type === 'toggle.requested',
  },
});
