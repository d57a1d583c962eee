import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Loads the revisions of a post under review. Its output is their list. */
export const revisionRequestMachine = createSubmissionMachine('revision-request', { canRepeat: false });
