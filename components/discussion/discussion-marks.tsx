import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import * as styles from '#components/post/post.css.ts';
import { Tag } from '#components/primitives/tag.tsx';
import { StatusLine } from './status-line.tsx';
import { isToldStatus } from './status-mark.tsx';

/** How a discussion stands, below its title: resolved, announced, closed, and what it was said to stand at. */
export const DiscussionMarks = ({ discussion: { closed, pinned, resolved, status } }: { discussion: Discussion }) => (
  <div className={styles.marks}>
    {resolved && <Tag preset="success">{t('discussion.mark.resolved')}</Tag>}
    {pinned && <Tag preset="colored">{t('discussion.mark.announcement')}</Tag>}
    {closed && <Tag preset="greyscale">{t('discussion.mark.closed')}</Tag>}
    {isToldStatus(status) && <StatusLine status={status} />}
  </div>
);
