import { Ellipsis, Reply } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useKeptText, useMayComment } from '#components/composer/create-comment.tsx';
import { useWriting } from '#components/composer/writing-context.tsx';
import { Button } from '#components/primitives/button.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Loader } from '#components/primitives/loader.tsx';
import { lazyPart } from '#components/shell/lazy-part.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { writingKey } from '#machines/composer/writing.ts';
import * as styles from './post.css.ts';
import { QuoteButton } from './quote-button.tsx';

const CommentMenu = lazyPart(() => import('./comment-menu.tsx').then(({ CommentMenu: Menu }) => Menu));
const NewComment = lazy(() => import('#components/composer/new-comment.tsx').then((m) => ({ default: m.NewComment })));
const EditComment = lazy(() =>
  import('#components/composer/edit-comment.tsx').then((m) => ({ default: m.EditComment })),
);

/** The editor that stands in for a comment's words while they are being changed. */
export function useEditing(): (comment: Comment) => React.ReactNode {
  const { spot } = useWriting();
  return (comment) =>
    spot === `edit-${comment.commentID}` ? (
      <Suspense fallback={<Loader />}>
        <EditComment comment={comment} />
      </Suspense>
    ) : undefined;
}

interface CommentPartProps {
  readonly comment: Comment;
  readonly discussion: Discussion;
}

const authorOf = ({ insertUser }: Comment) => insertUser?.name ?? 'Unknown User';

/** What can be done with a comment: reply and quote. Nothing for those who may not comment. */
export function CommentActions({ comment, discussion }: CommentPartProps) {
  if (!useMayComment(discussion)) return null;
  const author = authorOf(comment);
  return (
    <>
      <ReplyButton comment={comment} author={author} />
      <QuoteButton kind="comment" id={comment.commentID} author={author} />
    </>
  );
}

/** The way to a comment's menu. */
export function CommentOptions({ comment, discussion }: CommentPartProps) {
  const label = `Options for comment by ${authorOf(comment)}`;
  return (
    <CommentMenu
      comment={comment}
      discussion={discussion}
      label={label}
      standIn={(waker) => (
        <IconButton
          label={label}
          size="small"
          className={styles.options}
          icon={<Ellipsis size={16} />}
          aria-haspopup="menu"
          {...waker}
        />
      )}
    />
  );
}

/** The editor of a reply, below the comment that is answered. */
export function CommentReply({ comment, discussion }: CommentPartProps) {
  const { spot } = useWriting();
  return spot === `reply-${comment.commentID}` ? <ReplyForm comment={comment} discussion={discussion} /> : null;
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
  const words = isKept && spot !== own ? 'Continue reply' : 'Reply';
  return (
    <Button
      variant="text"
      size="small"
      className={styles.action}
      icon={<Reply size={14} />}
      aria-label={`${words} to ${author}`}
      aria-expanded={spot === own}
      onPointerEnter={() => void import('#components/composer/new-comment.tsx')}
      onClick={() => open(spot === own ? 'none' : own)}
    >
      {words}
    </Button>
  );
}

const ReplyForm = ({ comment, discussion }: CommentPartProps) => (
  <Suspense fallback={<Loader />}>
    <NewComment discussion={discussion} place={useReplyPlace(comment)} parent={comment} />
  </Suspense>
);
