import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { problemOf } from '#machines/primitives/submission/submission-problem.ts';

interface LoadProblemProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** The message that something could not be loaded, with a button that loads it again. */
export const LoadProblem = ({ error, onRetry }: LoadProblemProps) => (
  <Message
    tone="error"
    live
    actions={
      <Button size="small" onClick={() => void onRetry()}>
        {t('primitives.submission.retry')}
      </Button>
    }
  >
    {problemOf(error).message}
  </Message>
);
