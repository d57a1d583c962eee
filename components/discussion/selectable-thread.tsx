import { type ReactNode, useState } from 'react';
import type { CommentThread } from '#api/discussion/comment-thread.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useLatePart } from '#components/primitives/use-late-part.ts';
import { withWords } from '#components/primitives/with-words.ts';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { type ListTools, ListToolsContext, noTools } from './list-tools.ts';
import * as styles from './selectable-list.css.ts';

const load = () =>
  withWords(['sanction', 'moderation', 'bulk', 'composer'], import('#components/moderation/comment-bulk.tsx')).then(
    (module) => module.CommentBulk,
  );

/**
 * A thread whose comments can be selected and acted on together, by those who may (`spec/behaviours.md` §11); for
 * everybody else the thread alone. What selects is loaded once the thread is there.
 */
export function SelectableThread({ discussion, thread, children }: SelectableThreadProps) {
  const { settings } = useSite();
  const may = useMay();
  const maySelect =
    settings['ui.useAdminCheckboxes'] !== false &&
    (may(['comments.edit', 'comments.delete'], discussion.categoryID) || may('community.moderate'));
  const [Bulk] = useLatePart(load, maySelect);
  const [tools, setTools] = useState<ListTools>(noTools);
  if (!maySelect) return children;
  return (
    <ListToolsContext value={tools}>
      <div className={styles.head}>{tools.head}</div>
      {children}
      {Bulk && <Bulk key={discussion.discussionID} discussion={discussion} thread={thread} onTools={setTools} />}
    </ListToolsContext>
  );
}

/** What such a thread takes. */
export interface SelectableThreadProps {
  readonly discussion: Discussion;
  readonly thread: CommentThread;
  readonly children: ReactNode;
}
