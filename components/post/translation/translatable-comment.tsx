import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { CommentedDiscussion, CommentFrame } from '#components/discussion/thread/thread-context.ts';
import { CommentActions, CommentText } from '#components/post/menu/comment-actions.tsx';
import { nameOf } from '#components/post/post-author.tsx';
import { useIsMe } from '#components/shell/site/site-context.tsx';
import { TranslatedPost } from './translated-post.tsx';

/** A comment whose text can be translated in place. Authors are not offered a translation of their own. */
export function TranslatableComment({ comment, discussion, draw }: TranslatableCommentProps) {
  const isOwn = useIsMe(comment.insertUserID);
  return (
    <TranslatedPost
      record={{ recordType: 'comment', recordID: comment.commentID }}
      author={nameOf(comment.insertUser)}
      name={discussion.name}
      body={comment.body}
      isOffered={!isOwn && !comment.isIgnored && comment.displayMode === 'full'}
      actions={<CommentActions comment={comment} discussion={discussion} />}
      draw={({ actions, around }) =>
        draw({ actions, around: (words) => <CommentText comment={comment}>{around(words)}</CommentText> })
      }
    />
  );
}

interface TranslatableCommentProps {
  readonly comment: Comment;
  readonly discussion: CommentedDiscussion;
  /** Renders the comment with the parts of its translation. */
  readonly draw: Parameters<CommentFrame>[0];
}
