import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/**
 * Reads a conversation of others with a reason, which is the payload. Its form takes the place of a retry, and the
 * conversation takes the place of the form.
 */
export const conversationInspectionMachine = createSubmissionMachine('conversation-inspection', {
  canRepeat: false,
  canRetry: false,
  canDismiss: false,
  hasFields: true,
});
