import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useListTools } from '#components/discussion/list/list-tools.ts';

/** The checkbox that selects a comment. Renders nothing without a selection. */
export function CommentSelect({ comment: { commentID, insertUser } }: { comment: Comment }) {
  const tools = useListTools();
  if (!tools?.box) return null;
  return (
    <>
      {tools.note?.(commentID)}
      {tools.box(commentID, t('discussion.comment.by', { author: insertUser?.name ?? '' }))}
    </>
  );
}
