import { defineModel } from '#machines/model/model.ts';
import { draftToastMachine } from './draft-toast.machine.ts';

/** The model of the draft toast. */
export const draftToastModel = defineModel(draftToastMachine, {
  starts: { start: { key: '7/comment/new/discussion:34', anchor: 'create-comment' } },
  invariants: {
    'the toast closes when the form enters the view': (snapshot, _before, event) =>
      event?.type !== 'form.entered' || !snapshot.hasTag('open'),
  },
});
