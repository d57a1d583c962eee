import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Shows the comments that have arrived since the page was loaded. After a failure their notice stays. */
export const commentArrivalMachine = createSubmissionMachine('comment-arrival');
