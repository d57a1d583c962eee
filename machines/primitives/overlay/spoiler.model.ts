import { defineModel } from '#machines/model/model.ts';
import { spoilerMachine } from './spoiler.machine.ts';

/** The model of a spoiler. */
export const spoilerModel = defineModel(spoilerMachine, {
  invariants: {
    'it gives nothing away by itself': ({ value }, before) => before !== undefined || value === 'hidden',
    'words that were found are shown, and stay': ({ value }, before, event) =>
      event?.type !== 'words.found' || (before?.value === 'hidden' && value === 'shown'),
    'only its reader hides it again': ({ value }, before, event) =>
      before?.value !== 'shown' || value !== 'hidden' || event?.type === 'toggle.requested',
  },
});
