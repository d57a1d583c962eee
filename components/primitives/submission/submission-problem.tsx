import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { useFocusBack } from '#components/primitives/runtime/use-focus-back.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';

const sessionPart = preloadable(() =>
  withTranslations('account', import('#components/account/sign-in/session.tsx')).then(({ Session }) => Session),
);

/** The props of SubmissionProblem. */
export interface SubmissionProblemProps {
  readonly submission: Pick<
    Submission<never, never>,
    'hasProblem' | 'isSignedOut' | 'canRetry' | 'canDismiss' | 'message' | 'retry' | 'dismiss' | 'getRetryProps'
  >;
  readonly title?: ReactNode;
  /**
   * Sends again after a new sign-in. Defaults to a retry with the same payload where this is possible, otherwise to the
   * submission of the form around it.
   */
  readonly onRenewed?: () => void;
  /** Whether the sign-in dialog opens by itself when the session has ended. */
  readonly opensSignIn?: boolean;
}

/**
 * The reason why a submission failed, with the next actions: retry, or sign in again in place. Renders nothing without a
 * failure.
 */
export function SubmissionProblem(props: SubmissionProblemProps) {
  return props.submission.hasProblem ? <Problem {...props} /> : null;
}

function Problem({ submission, title, onRenewed, opensSignIn = false }: SubmissionProblemProps) {
  const { isSignedOut, canRetry, canDismiss, message, dismiss } = submission;
  const place = useFocusBack();
  return (
    <div ref={place}>
      <Message
        tone="error"
        live
        title={title}
        onDismiss={canDismiss ? dismiss : undefined}
        actions={
          (isSignedOut || canRetry) && (
            <>
              {isSignedOut && (
                <Renewal opensAtOnce={opensSignIn} onRenewed={onRenewed ?? (canRetry ? submission.retry : undefined)} />
              )}
              {canRetry && <Button size="small" {...submission.getRetryProps()} />}
            </>
          )
        }
      >
        {message}
      </Message>
    </div>
  );
}

/** A button that opens the sign-in dialog. After the sign-in the submission is sent again. */
function Renewal({ opensAtOnce, onRenewed }: { opensAtOnce: boolean; onRenewed: (() => void) | undefined }) {
  const { me } = useSite();
  const { state, isReady, action: times = 0, request } = usePartLoad<number>(sessionPart, { rendersWithinClick: true });
  const button = useRef<HTMLButtonElement>(null);
  const submitForm = () => button.current?.closest('form')?.requestSubmit();
  useEffect(() => {
    if (opensAtOnce) request(1);
  }, [opensAtOnce]);
  return (
    <>
      <Button ref={button} size="small" busy={state === 'loading'} onClick={() => request(times + 1)}>
        {t('primitives.submission.sign-in')}
      </Button>
      {isReady && (
        <Suspense>
          <sessionPart.Part key={times} member={me} isOver onRenewed={onRenewed ?? submitForm} />
        </Suspense>
      )}
    </>
  );
}
