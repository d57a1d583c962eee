import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Assigns reports or an escalation to a moderator, or unassigns them. The result is shown in a toast. */
export const moderatorAssignmentMachine = createSubmissionMachine('moderator-assignment', {
  canRetry: false,
  canDismiss: false,
});
