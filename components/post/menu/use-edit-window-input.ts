import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { EditWindowInput } from '#machines/post/edit-window.ts';

/** A post for which the edit window is computed. */
export interface EditablePost {
  readonly kind: 'comment' | 'discussion';
  readonly categoryID: number;
  readonly insertUserID: number;
  readonly dateInserted: string;
  readonly isClosed: boolean;
}

/** Returns the facts that determine how long the viewer may edit a post. */
export function useEditWindowInput({
  kind,
  categoryID,
  insertUserID,
  dateInserted,
  isClosed,
}: EditablePost): EditWindowInput {
  const { me, settings } = useSite();
  const may = useMay();
  return {
    mayEditAny: may('community.moderate') || may(`${kind}s.edit`, categoryID),
    isAuthor: me.userID !== 0 && me.userID === insertUserID,
    isClosed,
    dateInserted,
    timeout: Number(settings['ui.editContentTimeout'] ?? 3_600),
  };
}
