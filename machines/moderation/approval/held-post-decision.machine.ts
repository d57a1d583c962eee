import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Approves or rejects a held post. After a conflict, the queue is loaded again when the problem is dismissed. */
export const heldPostDecisionMachine = createSubmissionMachine('held-post-decision');
