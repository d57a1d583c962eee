import type { ReactNode } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { CommentActions, CommentText } from '#components/post/menu/comment-actions.tsx';
import { DiscussionActions } from '#components/post/menu/discussion-actions.tsx';
import { nameOf } from '#components/post/post-author.tsx';
import { useIsMe } from '#components/shell/site/site-context.tsx';
import { type TranslatedParts, TranslatedPost } from './translated-post.tsx';

/**
 * A comment, or a discussion without one, whose text and title can be translated in place. Authors are not offered a
 * translation of their own posts.
 */
export const TranslatablePost = ({ comment, discussion, draw }: TranslatablePostProps) =>
  comment ? (
    <TranslatableComment comment={comment} discussion={discussion} draw={draw} />
  ) : (
    <TranslatableDiscussion discussion={discussion as Discussion} draw={draw} />
  );

function TranslatableDiscussion({ discussion, draw }: { discussion: Discussion; draw: Draw }) {
  const { discussionID, name, body = '', insertUser, insertUserID, isIgnored } = discussion;
  const isOwn = useIsMe(insertUserID);
  return (
    <TranslatedPost
      record={{ recordType: 'discussion', recordID: discussionID }}
      author={nameOf(insertUser)}
      name={name}
      body={body}
      isOffered={!isOwn && !isIgnored}
      actions={<DiscussionActions discussion={discussion} />}
      draw={draw}
    />
  );
}

function TranslatableComment({ comment, discussion, draw }: TranslatablePostProps & { readonly comment: Comment }) {
  const { commentID, insertUser, insertUserID, body, isIgnored, displayMode } = comment;
  const isOwn = useIsMe(insertUserID);
  return (
    <TranslatedPost
      record={{ recordType: 'comment', recordID: commentID }}
      author={nameOf(insertUser)}
      name={discussion.name}
      body={body}
      isOffered={!isOwn && !isIgnored && displayMode === 'full'}
      actions={<CommentActions comment={comment} discussion={discussion} />}
      draw={({ actions, around }) =>
        draw({ actions, around: (words) => <CommentText comment={comment}>{around(words)}</CommentText> })
      }
    />
  );
}

type Draw = (parts: TranslatedParts) => ReactNode;

interface TranslatablePostProps {
  readonly comment?: Comment | undefined;
  /** The discussion of the comment, or the one that can be translated. */
  readonly discussion: Discussion | CommentedDiscussion;
  /** Renders the post with the parts of its translation. */
  readonly draw: Draw;
}
