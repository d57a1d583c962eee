import { useMachine } from '#components/primitives/use-machine.ts';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { connectEditWindow } from '#machines/post/edit-window.connect.ts';
import { editWindowMachine } from '#machines/post/edit-window.machine.ts';

/** A post whose time for editing is asked for. */
export interface EditablePost {
  readonly kind: 'comment' | 'discussion';
  readonly categoryID: number;
  readonly insertUserID: number;
  readonly dateInserted: string;
  readonly isClosed: boolean;
}

/** Whether the viewer may edit a post now, and the words on the way to it, counting down. */
export function useEditWindow({ kind, categoryID, insertUserID, dateInserted, isClosed }: EditablePost) {
  const { me, settings } = useSite();
  const may = useMay();
  const facts = {
    mayEditAny: may('community.moderate') || may(`${kind}s.edit`, categoryID),
    isAuthor: me.userID !== 0 && me.userID === insertUserID,
    isClosed,
    dateInserted,
    timeout: Number(settings['ui.editContentTimeout'] ?? 3_600),
  };
  const [snapshot] = useMachine(editWindowMachine, { input: { facts } });
  return connectEditWindow(snapshot);
}
