import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { revisionRequestMachine } from './revision-request.machine.ts';

/** The model of a request for revisions. */
export const revisionRequestModel = defineSubmissionModel(revisionRequestMachine, {
  outputs: [{ rows: [], total: 0, limit: 50 }],
});
