import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { CommentThread } from '#api/discussion/thread/comment-thread.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { useShowComment } from '#components/composer/form/show-post.ts';
import { useLive, useLiveTopic } from '#components/live/use-live.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useLazySubmission } from '#components/primitives/submission/use-lazy-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './new-comments.css.ts';

const arrival = {
  id: 'comment-arrival',
  load: () =>
    import('#machines/discussion/thread/comment-arrival.machine.ts').then((module) => module.commentArrivalMachine),
};

/** The props of NewComments. */
export interface NewCommentsProps {
  readonly discussionID: number;
  readonly commentsByID: CommentThread['commentsByID'];
}

/**
 * A notice at the edge of the viewport with the number of comments that have arrived since the page was loaded. A click
 * on it shows them; no content moves without user action (docs/behavior/discussion.md#new-comments).
 */
export function NewComments(props: NewCommentsProps) {
  const showComment = useShowComment(true);
  return <NewCommentsNotice {...props} onShow={(first) => showComment(first, commentUrl(first))} />;
}

/** The notice of new comments. `onShow` shows the first of them; after a failure the notice stays. */
export function NewCommentsNotice({ discussionID, commentsByID, onShow }: NoticeProps) {
  const { me } = useSite();
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const showing = useLazySubmission<number>(arrival, { send: onShow, onDone: () => setArrived([]) });
  useLiveTopic(`discussion:${discussionID}`);
  useLive('comment', ({ discussionID: where, commentID, userID }) => {
    if (where !== discussionID || typeof commentID !== 'number' || (me.userID > 0 && userID === me.userID)) return;
    setArrived((known) => (known.includes(commentID) ? known : [...known, commentID]));
  });
  const fresh = arrived.filter((commentID) => !commentsByID[commentID]);
  const [first] = fresh;
  return (
    <div className={styles.place} {...showing.getRootProps()}>
      {first !== undefined && showing.hasProblem && (
        <div className={styles.problem}>
          <SubmissionProblem submission={showing} />
        </div>
      )}
      <div role="status">
        {first !== undefined && (
          <Button
            variant="primary"
            icon={<ArrowDown size={16} />}
            className={styles.notice}
            {...showing.getSendProps(first)}
          >
            {t('discussion.new-comments.show', { count: fresh.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NoticeProps extends NewCommentsProps {
  readonly onShow: (commentID: number) => Promise<unknown>;
}
