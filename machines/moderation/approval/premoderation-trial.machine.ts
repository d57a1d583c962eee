import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Tests a text against the saved rules. Its output is the verdict. */
export const premoderationTrialMachine = createSubmissionMachine('premoderation-trial', {
  canRetry: false,
  hasFields: true,
});
