import { Button } from '#components/primitives/button.tsx';
import { Link } from '#components/primitives/link.tsx';
import { Message } from '#components/primitives/message.tsx';
import type { Submission } from '#machines/composer/submission.connect.ts';

/** Why a post was not taken, and what to do; a session that has ended is renewed beside, so that the text stays. */
export function ComposerProblem({ submission, title }: { submission: Submission; title: string }) {
  const { hasProblem, canRetry, refusal, post, dismiss } = submission;
  return (
    <div {...submission.getRootProps()}>
      {hasProblem && (
        <Message
          tone="error"
          live
          title={title}
          onDismiss={dismiss}
          actions={
            canRetry && (
              <Button size="small" onClick={post}>
                Retry
              </Button>
            )
          }
        >
          {refusal.message}{' '}
          {refusal.isSessionOver && (
            <Link href="/entry/signin?Target=/" target="_blank">
              Sign in again in a new tab
            </Link>
          )}
        </Message>
      )}
    </div>
  );
}
