import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Copies a code block. A toast reports the result; the button copies again. */
export const codeCopyMachine = createSubmissionMachine('code-copy', {
  isLocal: true,
  canRetry: false,
  canDismiss: false,
});
