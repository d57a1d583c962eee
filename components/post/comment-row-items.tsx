import { Quote } from 'lucide-react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useMayComment } from '#components/composer/form/create-comment.tsx';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { ShareItems } from '#components/post/share/share-menu.tsx';
import { MenuItem } from '#components/primitives/overlay/menu.tsx';

/** Quote and share as items of the comment's menu, for phones, where the row below the comment has no room for them. */
export function CommentRowItems({ comment, discussion, onQuote }: CommentRowItemsProps) {
  const mayComment = useMayComment(discussion);
  return (
    <>
      {mayComment && (
        <MenuItem icon={<Quote size={16} />} onSelect={onQuote}>
          {t('post.quote.text')}
        </MenuItem>
      )}
      <ShareItems url={comment.url} name={discussion.name} />
    </>
  );
}

interface CommentRowItemsProps {
  readonly comment: Comment;
  readonly discussion: CommentedDiscussion;
  readonly onQuote: () => void;
}
