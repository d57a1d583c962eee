import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { DiscussionOptions } from '#components/post/menu/discussion-options.tsx';
import * as styles from './discussion-list.css.ts';
import { RowBookmark } from './row-bookmark.tsx';

/**
 * The member actions of a listed discussion: its bookmark button and its menu
 * (docs/behavior/discussion.md#discussion-lists).
 */
export const RowTools = ({ discussion }: { discussion: Discussion }) => (
  <div className={styles.tools}>
    <RowBookmark discussion={discussion} />
    {discussion.type !== 'redirect' && (
      <DiscussionOptions discussion={discussion} label={t('discussion.row.options', { name: discussion.name })} />
    )}
  </div>
);
