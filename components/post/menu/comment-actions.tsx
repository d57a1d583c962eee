import { type ReactNode, Suspense } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useIsWritingAt } from '#components/composer/form/writing-context.tsx';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { nameOf } from '#components/post/post-author.tsx';
import { PostShare } from '#components/post/share/post-share.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { useIsMember } from '#components/shell/site/site-context.tsx';

// Guests only read, so the member actions of a comment are not loaded for them.
const writing = () => import('#components/post/comment-member-actions.tsx');
const editForm = preloadable(() => writing().then(({ EditForm }) => EditForm));
const CommentWriting = pagePart(async () => {
  // Loads the edit form together with the buttons, so that it renders immediately when opened.
  await editForm.load();
  return (await writing()).CommentMemberActions;
}, true);
const BelowComment = pagePart(() => writing().then((module) => module.BelowComment), true);
const MemberOptions = pagePart(() => import('./comment-options.tsx').then((module) => module.CommentOptions), true);

/** The body of a comment, or its editor while it is being edited. */
export function CommentText({ comment, children }: { comment: Comment; children: ReactNode }) {
  if (!useIsWritingAt(`edit-${comment.commentID}`)) return children;
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

/** The actions of a comment: share, and for members who may comment also reply and quote. */
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

/** The button that opens a comment's menu. Guests have none. */
export const CommentOptions = (props: CommentPartProps) =>
  useIsMember() && (
    <Suspense>
      <MemberOptions {...props} author={authorOf(props.comment)} />
    </Suspense>
  );

/** The part below a comment that only members see. */
export const CommentBelow = (props: CommentPartProps) =>
  useIsMember() && (
    <Suspense>
      <BelowComment {...props} />
    </Suspense>
  );
