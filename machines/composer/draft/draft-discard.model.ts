import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { draftDiscardMachine } from './draft-discard.machine.ts';

/** The model of discarding a draft. */
export const draftDiscardModel = defineSubmissionModel(draftDiscardMachine, {
  payloads: [
    { draftID: 5, recordType: 'discussion', attributes: { name: 'Plan for the beds' }, name: 'Plan for the beds' },
  ],
});
