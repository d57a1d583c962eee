import { Reply } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { useKeptText, useMayComment } from '#components/composer/create-comment.tsx';
import { useWriting } from '#components/composer/writing-context.tsx';
import { Button } from '#components/primitives/button.tsx';
import { Loader } from '#components/primitives/loader.tsx';
import { preloadable } from '#components/primitives/preloadable.ts';
import { withWords } from '#components/primitives/with-words.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { writingKey } from '#machines/composer/writing.ts';
import * as styles from './post.css.ts';
import { QuoteButton } from './quote-button.tsx';

const newComment = preloadable(() =>
  withWords('composer', import('#components/composer/new-comment.tsx')).then(({ NewComment }) => NewComment),
);
const editComment = preloadable(() =>
  withWords('composer', import('#components/composer/edit-comment.tsx')).then(({ EditComment }) => EditComment),
);

// Most discussions are no questions.
const CommentJudging = lazy(() =>
  import('#components/discussion/comment-judging.tsx').then((module) => ({ default: module.CommentJudging })),
);

interface CommentWritingProps {
  readonly comment: Comment;
  readonly discussion: Discussion;
}

/** What members write about a comment: a reply, or a quote of it. Nothing for those who may not comment. */
export function CommentWriting({ comment, discussion, author }: CommentWritingProps & { author: string }) {
  useEffect(() => {
    newComment.loadAtRest();
    editComment.loadAtRest();
  }, []);
  if (!useMayComment(discussion)) return null;
  return (
    <>
      <ReplyButton comment={comment} author={author} />
      <QuoteButton kind="comment" id={comment.commentID} author={author} />
    </>
  );
}

const useReplyPlace = (comment: Comment) => {
  const { me } = useSite();
  return {
    userID: me.userID,
    recordType: 'comment' as const,
    parentRecordType: 'discussion' as const,
    parentRecordID: comment.discussionID,
    commentParentID: comment.commentID,
  };
};

function ReplyButton({ comment, author }: { comment: Comment; author: string }) {
  const { spot, open } = useWriting();
  const { settings } = useSite();
  const own = `reply-${comment.commentID}` as const;
  const isKept = useKeptText(writingKey(useReplyPlace(comment)), spot);
  if (comment.depth >= Number(settings['comments.maxDepth'] ?? 5)) return null;
  const isContinued = isKept && spot !== own;
  return (
    <Button
      variant="text"
      size="small"
      className={styles.action}
      icon={<Reply size={14} />}
      aria-label={t(isContinued ? 'post.reply.continue-label' : 'post.reply.label', { author })}
      aria-expanded={spot === own}
      onPointerEnter={() => void newComment.load()}
      onFocus={() => void newComment.load()}
      onClick={() => open(spot === own ? 'none' : own)}
    >
      {t(isContinued ? 'post.reply.continue' : 'post.reply.text')}
    </Button>
  );
}

/** The editor of a reply to a comment. */
const ReplyForm = ({ comment, discussion }: CommentWritingProps) => (
  <Suspense fallback={<Loader />}>
    <newComment.Part discussion={discussion} place={useReplyPlace(comment)} parent={comment} />
  </Suspense>
);

/** What stands below a comment: whether it answers the question, for who may say so, and the editor of a reply to it. */
export function BelowComment(props: CommentWritingProps) {
  const { spot } = useWriting();
  const { comment, discussion } = props;
  return (
    <>
      {discussion.type === 'question' && (
        <Suspense>
          <CommentJudging {...props} />
        </Suspense>
      )}
      {spot === `reply-${comment.commentID}` && <ReplyForm {...props} />}
    </>
  );
}

/** The editor of a comment's own words. */
export const EditForm = ({ comment }: { comment: Comment }) => (
  <Suspense fallback={<Loader />}>
    <editComment.Part comment={comment} />
  </Suspense>
);
