import { type ReactNode, useState } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { type ListTools, ListToolsContext, noTools } from './list-tools.ts';
import * as styles from './selectable-list.css.ts';

const load = () =>
  withTranslations(['sanction', 'moderation', 'bulk'], import('#components/moderation/bulk/discussion-bulk.tsx')).then(
    (module) => module.DiscussionBulk,
  );

/**
 * A list whose discussions can be selected for bulk actions by users who may manage at least one of them. For other
 * users it renders only the list (docs/behavior/moderation.md#selection). The tools load after the list; their space is
 * reserved.
 */
export function SelectableList({ discussions, children }: { discussions: readonly Discussion[]; children: ReactNode }) {
  const { settings } = useSite();
  const may = useMay();
  const mayManage =
    settings['ui.useAdminCheckboxes'] !== false &&
    discussions.some(({ categoryID }) => may('discussions.manage', categoryID));
  const [Bulk] = useLazyComponent(load, mayManage);
  const [tools, setTools] = useState<ListTools>(noTools);
  if (!mayManage) return children;
  return (
    <ListToolsContext value={tools}>
      <div className={styles.head}>{tools.head}</div>
      <div className={styles.list}>{children}</div>
      {Bulk && <Bulk discussions={discussions} onTools={setTools} />}
    </ListToolsContext>
  );
}
