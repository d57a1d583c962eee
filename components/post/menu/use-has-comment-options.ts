import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { useIsMe, useIsMember, useMay } from '#components/shell/site/site-context.tsx';

const moderating = ['comments.edit', 'comments.delete', 'discussions.moderate', 'community.moderate'] as const;

/** Whether a comment has a menu for the viewer. Guests, and members without any permitted option, have none. */
export function useHasCommentOptions({ insertUserID, categoryID }: Comment): boolean {
  const may = useMay();
  const isOwn = useIsMe(insertUserID);
  const isMember = useIsMember();
  return isMember && (isOwn || may('flag.add') || may(moderating, categoryID));
}
