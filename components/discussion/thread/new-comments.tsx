import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { CommentThread } from '#api/discussion/thread/comment-thread.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { useShowComment } from '#components/composer/form/show-post.ts';
import { useLive, useLiveTopic } from '#components/live/use-live.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './new-comments.css.ts';

/** The props of NewComments. */
export interface NewCommentsProps {
  readonly discussionID: number;
  readonly commentsByID: CommentThread['commentsByID'];
}

/**
 * A notice at the edge of the viewport with the number of comments that have arrived since the page was loaded. A click
 * on it shows them; no content moves without user action (docs/behavior/discussion.md#new-comments).
 */
export function NewComments({ discussionID, commentsByID }: NewCommentsProps) {
  const { me } = useSite();
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [isBusy, setBusy] = useState(false);
  const showComment = useShowComment();
  useLiveTopic(`discussion:${discussionID}`);
  useLive('comment', ({ discussionID: where, commentID, userID }) => {
    if (where !== discussionID || typeof commentID !== 'number' || (me.userID > 0 && userID === me.userID)) return;
    setArrived((known) => (known.includes(commentID) ? known : [...known, commentID]));
  });
  const fresh = arrived.filter((commentID) => !commentsByID[commentID]);
  const [first] = fresh;
  const show = async () => {
    if (first === undefined) return;
    setBusy(true);
    await showComment(first, commentUrl(first)).catch(() => undefined);
    setBusy(false);
    setArrived([]);
  };
  return (
    <div role="status" className={styles.place}>
      {first !== undefined && (
        <Button variant="primary" icon={<ArrowDown size={16} />} busy={isBusy} onClick={show} className={styles.notice}>
          {t('discussion.new-comments.show', { count: fresh.length })}
        </Button>
      )}
    </div>
  );
}
