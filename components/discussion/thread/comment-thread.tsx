import { lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type {
  CommentThreadComment,
  CommentThreadItem,
  CommentThread as Thread,
} from '#api/discussion/thread/comment-thread.contract.ts';
import { commentAnchor } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { PostAttachments } from '#components/post/attachment/post-attachments.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { PostSignature } from '#components/post/body/post-signature.tsx';
import * as post from '#components/post/post.css.ts';
import { editorOf, nameOf, PostAuthor } from '#components/post/post-author.tsx';
import { PostOrder } from '#components/post/post-order.tsx';
import { PostReactions } from '#components/post/reaction/post-reactions.tsx';
import { ReactionCounts } from '#components/post/reaction/reaction-counts.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './comment-thread.css.ts';
import {
  type CommentedDiscussion,
  type CommentFrame,
  type CommentParts,
  ThreadContext,
  type ThreadContextValue,
} from './thread-context.ts';

// Few threads contain holes.
const CommentHole = pagePart(() => import('./comment-gap.tsx').then((module) => module.CommentGap));

// Few comments have a verdict.
const AnswerMark = pagePart(() =>
  import('#components/discussion/answer/answer-mark.tsx').then((module) => module.AnswerMark),
);

// Few branches are collapsed.
const FoldedBranch = lazy(() =>
  import('./collapsed-branch.tsx').then((module) => ({ default: module.CollapsedBranch })),
);

const authorOf = ({ insertUser }: Comment): string => nameOf(insertUser);

/**
 * A thread of comments with nested replies. Omitted comments can be expanded
 * (docs/behavior/discussion.md#comments-and-threads).
 */
export function CommentThread({
  thread,
  discussion,
  partsOf,
  isApart = false,
}: {
  thread: Thread;
  discussion: CommentedDiscussion;
  partsOf?: ThreadContextValue['partsOf'];
  isApart?: boolean;
}) {
  return (
    <ThreadContext value={{ discussion, commentsByID: thread.commentsByID, partsOf, isApart }}>
      <ol className={styles.sheet}>
        <CommentItems items={thread.threadStructure} />
      </ol>
    </ThreadContext>
  );
}

const CommentItems = ({ items }: { items: readonly CommentThreadItem[] }) =>
  items.map((item) => (
    <li
      key={item.type === 'comment' ? item.commentID : `hole-${item.parentCommentID}-${item.offset}`}
      className={styles.item}
    >
      {item.type === 'comment' ? (
        <Branch item={item} />
      ) : (
        <Suspense>
          <CommentHole hole={item} draw={(items) => <CommentItems items={items} />} />
        </Suspense>
      )}
    </li>
  ));

function Branch({ item }: { item: CommentThreadComment }) {
  const thread = use(ThreadContext);
  const comment = thread?.commentsByID[item.commentID];
  if (!comment) return null;
  return (
    <>
      <CachedFragment name="comment" of={[comment, thread.discussion, thread.isApart]}>
        {() => {
          const { frame, ...parts } = thread.partsOf?.(comment, thread.discussion) ?? {};
          const isOpener = comment.insertUserID === thread.discussion.insertUserID;
          const draw: Parameters<CommentFrame>[0] = (others) => (
            <CommentItem comment={comment} isOpener={isOpener} {...parts} {...others} />
          );
          return frame?.(draw) ?? draw();
        }}
      </CachedFragment>
      {item.children.length > 0 && <Replies items={item.children} author={authorOf(comment)} />}
    </>
  );
}

/**
 * The replies to a comment. The line next to them collapses them to one button
 * (docs/behavior/discussion.md#comments-and-threads).
 */
function Replies({ items, author }: { items: readonly CommentThreadItem[]; author: string }) {
  const [isFolded, setFolded] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const unfold = () => {
    setFolded(false);
    requestAnimationFrame(() => line.current?.focus());
  };
  if (isFolded)
    return (
      <Suspense>
        <FoldedBranch items={items} onUnfold={unfold} />
      </Suspense>
    );
  return (
    <div className={styles.branch}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-expanded="true"
        aria-label={t('discussion.branch.fold', { author })}
        onClick={() => setFolded(true)}
      />
      <ol className={styles.replies} aria-label={t('discussion.comment.replies', { author })}>
        <CommentItems items={items} />
      </ol>
    </div>
  );
}

const asTheyAre = (words: ReactNode) => words;

/**
 * A comment with its author, date and text. A deleted comment remains as a placeholder
 * (docs/behavior/discussion.md#comments-and-threads).
 */
export function CommentItem({
  comment,
  isOpener = false,
  options,
  actions,
  below,
  place,
  around = asTheyAre,
}: Omit<CommentParts, 'frame'> & { comment: Comment; isOpener?: boolean }) {
  const { commentID, displayMode, insertUser, url, dateInserted, dateUpdated, body, reactions, qna } = comment;
  const isRemoved = displayMode === 'tombstone';
  const look = qna === 'accepted' ? `${styles.comment} ${styles.accepted}` : styles.comment;
  return (
    <article
      id={commentAnchor(commentID)}
      tabIndex={-1}
      className={look}
      aria-label={t('discussion.comment.by', { author: authorOf(comment) })}
    >
      <VisuallyHidden as="h3">{t('discussion.comment.by', { author: authorOf(comment) })}</VisuallyHidden>
      <PostAuthor
        author={isRemoved ? undefined : insertUser}
        url={url}
        dateInserted={dateInserted}
        dateUpdated={dateUpdated}
        editor={editorOf(comment)}
        isOpener={isOpener && !isRemoved}
        options={!isRemoved && options}
      />
      {qna && (
        <Suspense>
          <AnswerMark qna={qna} place={place} />
        </Suspense>
      )}
      <PostOrder recordType="comment" recordID={commentID} warning={comment.warning} reportMeta={comment.reportMeta} />
      {isRemoved ? (
        <p className={post.removed}>{t('discussion.comment.removed')}</p>
      ) : (
        around(<PostBody html={body} isIgnored={comment.isIgnored} />)
      )}
      {!comment.isIgnored && <PostSignature author={insertUser} />}
      <PostAttachments attachments={comment.attachments} />
      <div className={post.foot}>
        {isRemoved ? (
          <ReactionCounts reactions={reactions} />
        ) : (
          <PostReactions recordType="comment" recordID={commentID} author={authorOf(comment)} reactions={reactions} />
        )}
        {!isRemoved && actions}
      </div>
      {!isRemoved && below}
    </article>
  );
}
