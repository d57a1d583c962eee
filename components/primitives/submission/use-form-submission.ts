import { formSubmissionMachine } from '#machines/primitives/submission/form-submission.machine.ts';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';
import { useSubmission } from './use-submission.ts';

/** Sends the values of a form. Rejects with an `ApiFailure` when the server rejects them. */
export type SaveChange = () => Promise<unknown>;

/** The submission of a form, as views use it. */
export type FormSubmission = Submission<SaveChange>;

/**
 * Runs the submissions of one form. `submit` sends the values unless other ones are in flight; `onSaved` is called when
 * they are accepted.
 */
export function useFormSubmission(onSaved?: () => void): {
  change: FormSubmission;
  submit: (save: SaveChange) => void;
} {
  const change = useSubmission<SaveChange>(formSubmissionMachine, {
    send: (save) => save(),
    ...(onSaved && { onDone: onSaved }),
  });
  return { change, submit: change.submit };
}
