import { type ReactNode, Suspense } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/words.ts';
import { useSpot } from '#components/composer/form/writing-context.tsx';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { nameOf } from '#components/post/post-author.tsx';
import { PostShare } from '#components/post/share/post-share.tsx';
import { pagePart } from '#components/primitives/list/page-part.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { useIsMember } from '#components/shell/site/site-context.tsx';

// Guests read; what members do with a comment is not loaded for them.
const writing = () => import('#components/post/comment-writing.tsx');
const editForm = preloadable(() => writing().then(({ EditForm }) => EditForm));
const CommentWriting = pagePart(async () => {
  // With its buttons, so that what they open is drawn at once.
  await editForm.load();
  return (await writing()).CommentWriting;
}, true);
const BelowComment = pagePart(() => writing().then((module) => module.BelowComment), true);
const MemberOptions = pagePart(() => import('./comment-options.tsx').then((module) => module.CommentOptions), true);

/** A comment's words, and the editor that stands in for them while they are being changed. */
export function CommentWords({ comment, children }: { comment: Comment; children: ReactNode }) {
  if (!useSpot(`edit-${comment.commentID}`)) return children;
  return (
    <Suspense>
      <editForm.Part comment={comment} />
    </Suspense>
  );
}

interface CommentPartProps {
  readonly comment: Comment;
  readonly discussion: CommentedDiscussion;
}

const authorOf = ({ insertUser }: Comment) => nameOf(insertUser);

/** What can be done with a comment: share it; for those who may comment also reply and quote. */
export function CommentActions({ comment, discussion }: CommentPartProps) {
  const isMember = useIsMember();
  const author = authorOf(comment);
  const share = <PostShare url={comment.url} name={discussion.name} label={t('post.share.label', { author })} />;
  if (!isMember) return share;
  return (
    <Suspense fallback={share}>
      <CommentWriting comment={comment} discussion={discussion} author={author} share={share} />
    </Suspense>
  );
}

/** The way to a comment's menu; guests have none. */
export const CommentOptions = (props: CommentPartProps) =>
  useIsMember() && (
    <Suspense>
      <MemberOptions {...props} author={authorOf(props.comment)} />
    </Suspense>
  );

/** What members find below a comment; nothing for guests. */
export const CommentBelow = (props: CommentPartProps) =>
  useIsMember() && (
    <Suspense>
      <BelowComment {...props} />
    </Suspense>
  );
