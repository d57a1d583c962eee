import { createSubmissionMachine } from './submission.machine.ts';

/**
 * The submission of a form, one at a time. Rejected fields are marked until they are edited or the form is submitted
 * again; the button of the form takes the place of a retry.
 */
export const formSubmissionMachine = createSubmissionMachine('form-submission', {
  hasFields: true,
  canRetry: false,
  canDismiss: false,
});
