import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';

/** The props of the button. `perform` rejects with the failure to show. */
export interface TaskActionProps {
  readonly children: ReactNode;
  /** The accessible name, if it is more than the content. */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly disabledReason?: string | undefined;
  readonly perform: () => Promise<unknown>;
}

/** A button that performs an action on a task at once, and shows the problem if it fails. */
export function TaskAction({ children, label, variant, size = 'small', disabledReason, perform }: TaskActionProps) {
  const { change, submit } = useFormSubmission();
  return (
    <>
      <Button
        {...(variant && { variant })}
        size={size}
        aria-label={label}
        busy={change.isSending}
        disabledReason={disabledReason}
        onClick={() => submit(perform)}
      >
        {children}
      </Button>
      <SubmissionProblem submission={change} />
    </>
  );
}
