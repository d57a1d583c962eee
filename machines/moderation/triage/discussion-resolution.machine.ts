import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Marks a discussion in triage as resolved or unresolved. */
export const discussionResolutionMachine = createSubmissionMachine('discussion-resolution');
