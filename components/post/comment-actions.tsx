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

/** What can be done with a comment: reply, quote, and what its menu holds; the reply is written below it. */
export function CommentActions({ comment, discussion }: { comment: Comment; discussion: Discussion }) {
  const { spot } = useWriting();
  const mayComment = useMayComment(discussion);
  const { commentID } = comment;
  const author = comment.insertUser?.name ?? 'Unknown User';
  const label = `Options for comment by ${author}`;
  return (
    <>
      <div className={styles.actions}>
        {mayComment && <ReplyButton comment={comment} author={author} />}
        {mayComment && <QuoteButton kind="comment" id={commentID} author={author} />}
        <CommentMenu
          comment={comment}
          discussion={discussion}
          label={label}
          standIn={(waker) => (
            <IconButton label={label} size="small" icon={<Ellipsis size={16} />} aria-haspopup="menu" {...waker} />
          )}
        />
      </div>
      {spot === `reply-${commentID}` && <ReplyForm comment={comment} discussion={discussion} />}
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
  const words = isKept && spot !== own ? 'Continue reply' : 'Reply';
  return (
    <Button
      variant="text"
      size="small"
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

const ReplyForm = ({ comment, discussion }: { comment: Comment; discussion: Discussion }) => (
  <Suspense fallback={<Loader />}>
    <NewComment discussion={discussion} place={useReplyPlace(comment)} parent={comment} />
  </Suspense>
);
