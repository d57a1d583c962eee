import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Adds a moderator note to a record. The text is kept until it is stored. */
export const moderatorNoteMachine = createSubmissionMachine('moderator-note', { canRetry: false, hasFields: true });
