import { type ReactNode, useState } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CommentThread } from '#api/discussion/thread/comment-thread.contract.ts';
import { type ListTools, ListToolsContext, noTools } from '#components/discussion/list/list-tools.ts';
import * as styles from '#components/discussion/list/selectable-list.css.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';

const load = () =>
  withTranslations(
    ['sanction', 'moderation', 'bulk', 'composer'],
    import('#components/moderation/bulk/comment-bulk.tsx'),
  ).then((module) => module.CommentBulk);

/**
 * A thread whose comments can be selected for bulk actions with permission (docs/behavior/moderation.md#selection). For
 * other users it renders only the thread. The tools load after the thread.
 */
export function SelectableThread({ discussion, thread, children }: SelectableThreadProps) {
  const { settings } = useSite();
  const may = useMay();
  const maySelect =
    settings['ui.useAdminCheckboxes'] !== false &&
    (may(['comments.edit', 'comments.delete'], discussion.categoryID) || may('community.moderate'));
  const [Bulk] = useLazyComponent(load, maySelect);
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

/** The props of SelectableThread. */
export interface SelectableThreadProps {
  readonly discussion: Discussion;
  readonly thread: CommentThread;
  readonly children: ReactNode;
}
