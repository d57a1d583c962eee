import { lazy, Suspense } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { Submission } from '#machines/composer/form/submission.connect.ts';

const Session = lazy(async () => ({ default: (await import('#components/account/sign-in/session.tsx')).Session }));

/**
 * The reason why a post was rejected, with the available actions. If the session has expired, the member signs in again
 * in place, and the post is sent again.
 */
export function ComposerProblem({ submission, title }: { submission: Submission; title: string }) {
  const { hasProblem, canRetry, refusal, post, dismiss } = submission;
  const { me } = useSite();
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
                {t('composer.act.retry')}
              </Button>
            )
          }
        >
          {refusal.message}
          {refusal.isSessionOver && (
            <Suspense>
              <Session member={me} isOver onRenewed={post} />
            </Suspense>
          )}
        </Message>
      )}
    </div>
  );
}
