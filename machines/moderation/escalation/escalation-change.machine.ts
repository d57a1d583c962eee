import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Changes the status, the assignee or the visibility of the post of an escalation. */
export const escalationChangeMachine = createSubmissionMachine('escalation-change');
