import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';

const Session = lazy(async () => ({ default: (await import('#components/account/sign-in/session.tsx')).Session }));

/** The props of SubmissionProblem. */
export interface SubmissionProblemProps {
  readonly submission: Pick<
    Submission<never, never>,
    'hasProblem' | 'isSignedOut' | 'canRetry' | 'problem' | 'retry' | 'dismiss' | 'getRetryProps'
  >;
  readonly title?: ReactNode;
  /**
   * Sends again after a new sign-in. Defaults to a retry with the same payload; a form passes a function that submits its
   * present values.
   */
  readonly onRenewed?: () => void;
}

/**
 * The reason why a submission failed, with the next actions: retry, or sign in again in place. Renders nothing without a
 * failure.
 */
export function SubmissionProblem({ submission, title, onRenewed = submission.retry }: SubmissionProblemProps) {
  const { hasProblem, isSignedOut, canRetry, problem, dismiss } = submission;
  if (!hasProblem) return null;
  return (
    <Message
      tone="error"
      live
      title={title}
      onDismiss={dismiss}
      actions={
        (isSignedOut || canRetry) && (
          <>
            {isSignedOut && <Renewal onRenewed={onRenewed} />}
            {canRetry && <Button size="small" {...submission.getRetryProps()} />}
          </>
        )
      }
    >
      {problem.message}
    </Message>
  );
}

/** A button that opens the sign-in dialog. After the sign-in the submission is sent again. */
function Renewal({ onRenewed }: { onRenewed: () => void }) {
  const { me } = useSite();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('primitives.submission.sign-in')}
      </Button>
      {isOpen && (
        <Suspense>
          <Session member={me} isOver onRenewed={onRenewed} />
        </Suspense>
      )}
    </>
  );
}
