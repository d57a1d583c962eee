import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { postSubmissionMachine } from './post-submission.machine.ts';

/** The model of posting a text: accepted, rejected with a field error, and the other failures. */
export const postSubmissionModel = defineSubmissionModel(postSubmissionMachine, {
  outputs: [{ url: '/discussion/34' }],
  field: 'body',
});
