import { Reply } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import {
  newComment,
  type PlaceholderInput,
  PlaceholderTextarea,
  useHasStoredText,
  useMayComment,
} from '#components/composer/form/create-comment.tsx';
import { useIsWritingAt, useWriting } from '#components/composer/form/writing-context.tsx';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { useHasCommentOptions } from '#components/post/menu/use-has-comment-options.ts';
import { QuoteButton } from '#components/post/share/quote-button.tsx';
import { Loader } from '#components/primitives/content/loader.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useMyID, useSite } from '#components/shell/site/site-context.tsx';
import { writingKey } from '#machines/composer/form/writing.ts';
import * as styles from './post.css.ts';
import { PostAction } from './post-action.tsx';
import { nameOf } from './post-author.tsx';

const editComment = preloadable(() =>
  withTranslations('composer', import('#components/composer/form/edit-comment.tsx')).then(
    ({ EditComment }) => EditComment,
  ),
);

const PostQuote = lazyPart(() => import('#components/post/share/post-quote.tsx').then((module) => module.PostQuote));

// Loaded separately, because most discussions are not questions.
const CommentJudging = pagePart(
  () =>
    import('#components/discussion/answer/answer-verdict-controls.tsx').then((module) => module.AnswerVerdictControls),
  true,
);

interface CommentWritingProps {
  readonly comment: Comment;
  readonly discussion: CommentedDiscussion;
}

/** The member actions of a comment: reply and quote, if allowed, and share. */
export function CommentMemberActions({ comment, discussion, author, share }: CommentWritingProps & RowProps) {
  const mayComment = useMayComment(discussion);
  const hasOptions = useHasCommentOptions(comment);
  useEffect(() => {
    newComment.preloadWhenIdle();
    editComment.preloadWhenIdle();
  }, []);
  return (
    <>
      {mayComment && <ReplyButton comment={comment} author={author} />}
      <span className={hasOptions ? styles.inMenu : styles.inRow}>
        {mayComment && (
          <PostQuote
            kind="comment"
            id={comment.commentID}
            author={author}
            renderPlaceholder={(waker) => <QuoteButton author={author} {...waker} />}
          />
        )}
        {share}
      </span>
    </>
  );
}

interface RowProps {
  readonly author: string;
  readonly share: ReactNode;
}

const useReplyPlace = (comment: Comment) => ({
  userID: useMyID(),
  recordType: 'comment' as const,
  parentRecordType: 'discussion' as const,
  parentRecordID: comment.discussionID,
  commentParentID: comment.commentID,
});

function ReplyButton({ comment, author }: { comment: Comment; author: string }) {
  const { open } = useWriting();
  const { settings } = useSite();
  const own = `reply-${comment.commentID}` as const;
  const isOpen = useIsWritingAt(own);
  const isKept = useHasStoredText(writingKey(useReplyPlace(comment)));
  if (comment.depth >= Number(settings['comments.maxDepth'] ?? 5)) return null;
  const isContinued = isKept && !isOpen;
  return (
    <PostAction
      icon={<Reply size={14} />}
      words={t(isContinued ? 'post.reply.continue' : 'post.reply.text')}
      aria-label={t(isContinued ? 'post.reply.continue-label' : 'post.reply.label', { author })}
      aria-expanded={isOpen}
      onPointerEnter={() => void newComment.load()}
      onFocus={() => void newComment.load()}
      onClick={() => open(isOpen ? 'none' : own)}
    />
  );
}

/**
 * The editor of a reply to a comment. A plain text field is rendered first, synchronously within the click, so that
 * phones show their keyboard.
 */
function ReplyForm({ comment, discussion }: CommentWritingProps) {
  const place = useReplyPlace(comment);
  const [typed, setTyped] = useState<PlaceholderInput>();
  if (typed)
    return <newComment.Part discussion={discussion} place={place} parent={comment} typed={typed} focus={typed} />;
  const author = nameOf(comment.insertUser);
  return (
    <PlaceholderTextarea
      autoFocus
      draftKey={writingKey(place)}
      label={t('post.reply.label', { author })}
      // Flushes synchronously, so that no keystroke is lost between the text field and the editor.
      onWanted={(now) => flushSync(() => setTyped(now))}
    />
  );
}

/** The part below a comment: the answer judgement, for members who may give it, and the reply editor. */
export function BelowComment(props: CommentWritingProps) {
  const { comment, discussion } = props;
  const isReplying = useIsWritingAt(`reply-${comment.commentID}`);
  return (
    <>
      {discussion.type === 'question' && (
        <Suspense>
          <CommentJudging {...props} />
        </Suspense>
      )}
      {isReplying && <ReplyForm {...props} />}
    </>
  );
}

/** The editor of a comment's body. */
export const EditForm = ({ comment }: { comment: Comment }) => (
  <Suspense fallback={<Loader />}>
    <editComment.Part comment={comment} />
  </Suspense>
);
