import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { preloadable } from '#components/primitives/preloadable.ts';
import { withWords } from '#components/primitives/with-words.ts';
import { lazyPart } from '#components/shell/lazy-part.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import * as styles from './post.css.ts';
import { PostShare } from './post-share.tsx';

// Guests read; what members do with a comment is not loaded for them.
const writing = () => import('./comment-writing.tsx');
const editForm = preloadable(() => writing().then(({ EditForm }) => EditForm));
const CommentWriting = lazy(async () => {
  // With its buttons, so that what they open is drawn at once.
  await editForm.load();
  return { default: (await writing()).CommentWriting };
});
const BelowComment = lazy(async () => ({ default: (await writing()).BelowComment }));
const CommentMenu = lazyPart(
  () => withWords('options', import('./comment-menu.tsx')).then(({ CommentMenu: Menu }) => Menu),
  { comesAtRest: true },
);

/** The editor that stands in for a comment's words while they are being changed. */
export function useEditing(): (comment: Comment) => React.ReactNode {
  const { spot } = useWriting();
  return (comment) =>
    spot === `edit-${comment.commentID}` ? (
      <Suspense>
        <editForm.Part comment={comment} />
      </Suspense>
    ) : undefined;
}

interface CommentPartProps {
  readonly comment: Comment;
  readonly discussion: Discussion;
}

const authorOf = ({ insertUser }: Comment) => insertUser?.name ?? t('post.author.unknown');

/** What can be done with a comment: share it; for those who may comment also reply and quote. */
export function CommentActions({ comment, discussion }: CommentPartProps) {
  const { me } = useSite();
  const author = authorOf(comment);
  return (
    <>
      {me.userID !== 0 && (
        <Suspense>
          <CommentWriting comment={comment} discussion={discussion} author={author} />
        </Suspense>
      )}
      <PostShare url={comment.url} name={discussion.name} label={t('post.share.label', { author })} />
    </>
  );
}

const moderating = ['comments.edit', 'comments.delete', 'discussions.moderate', 'community.moderate'] as const;

/** The way to a comment's menu; nothing for those who could not do anything there. */
export function CommentOptions({ comment, discussion }: CommentPartProps) {
  const { me } = useSite();
  const may = useMay();
  const isOwn = me.userID === comment.insertUserID;
  if (me.userID === 0 || !(isOwn || may('flag.add') || may(moderating, comment.categoryID))) return null;
  const label = t('post.options.comment', { author: authorOf(comment) });
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

/** What members find below a comment; nothing for guests. */
export const CommentBelow = (props: CommentPartProps) =>
  useSite().me.userID > 0 && (
    <Suspense>
      <BelowComment {...props} />
    </Suspense>
  );
