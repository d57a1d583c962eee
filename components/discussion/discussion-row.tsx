import { Eye, MessageSquare } from 'lucide-react';
import { tagAddress } from '#api/category/category-address.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { Avatar } from '#components/primitives/avatar.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { Link } from '#components/primitives/link.tsx';
import { NumberText } from '#components/primitives/number-text.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './discussion-list.css.ts';

/** The most tags of a discussion that a list shows (specification part 2 §9). */
const mostTags = 3;

/** A discussion in a list: who, what about, how it stands and what is new (`spec/screens.md` B1). */
export function DiscussionRow({
  discussion,
  showCategory = true,
  headingLevel = 2,
}: {
  discussion: Discussion;
  showCategory?: boolean;
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  const { me } = useSite();
  const { name, url, insertUser, excerpt, unread } = discussion;
  const isRead = me.userID !== 0 && !unread;
  return (
    <li className={styles.row} data-read={isRead}>
      <Link href={insertUser?.url ?? '#'} tone="plain" className={styles.photo} tabIndex={-1} aria-hidden="true">
        <Avatar name={insertUser?.name ?? ''} photoUrl={insertUser?.photoUrl} size="medium" decorative />
      </Link>
      <div>
        <Heading className={styles.title} dir="auto">
          <Link href={url} tone="plain" className={styles.titleLink}>
            {name}
          </Link>
        </Heading>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <Metas discussion={discussion} showCategory={showCategory} />
      </div>
      <Counts discussion={discussion} />
    </li>
  );
}

function Metas({ discussion, showCategory }: { discussion: Discussion; showCategory: boolean }) {
  const { closed, pinned, resolved, tags = [], insertUser, lastUser, category, countComments, score } = discussion;
  return (
    <div className={styles.metas}>
      <Fresh discussion={discussion} />
      {resolved && <Tag preset="success">Resolved</Tag>}
      {closed && <Tag preset="greyscale">Closed</Tag>}
      {pinned && <Tag preset="colored">Announcement</Tag>}
      {tags.slice(0, mostTags).map(({ tagID, name }) => (
        <Tag key={tagID} href={tagAddress(tagID)}>
          {name}
        </Tag>
      ))}
      {score !== 0 && (
        <span>
          <NumberText value={score} /> {Math.abs(score) === 1 ? 'point' : 'points'}
        </span>
      )}
      <span>
        Started by{' '}
        <Link href={insertUser?.url ?? '#'} tone="quiet" className={styles.metaLink}>
          <bdi>{insertUser?.name}</bdi>
        </Link>
      </span>
      {countComments > 0 && lastUser && (
        <span>
          Most recent by{' '}
          <Link href={lastUser.url} tone="quiet" className={styles.metaLink}>
            <bdi>{lastUser.name}</bdi>
          </Link>
        </span>
      )}
      {showCategory && category && (
        <Link href={category.url} tone="quiet" className={styles.metaLink}>
          {category.name}
        </Link>
      )}
    </div>
  );
}

function Fresh({ discussion: { unread, countUnread, countComments } }: { discussion: Discussion }) {
  if (!unread) return null;
  const isNew = countUnread === 0 || countUnread > countComments;
  return <span className={styles.fresh}>{isNew ? 'New' : `${countUnread} new`}</span>;
}

const Counts = ({ discussion: { countComments, countViews, dateLastComment } }: { discussion: Discussion }) => (
  <div className={styles.counts}>
    <span className={`${styles.count} ${styles.commentCount}`}>
      <MessageSquare size={15} aria-hidden="true" />
      <NumberText value={countComments} />
      <VisuallyHidden>{countComments === 1 ? ' comment' : ' comments'}</VisuallyHidden>
    </span>
    <span className={styles.count}>
      <Eye size={14} aria-hidden="true" />
      <NumberText value={countViews} />
      <VisuallyHidden>{countViews === 1 ? ' view' : ' views'}</VisuallyHidden>
    </span>
    <DateTime date={dateLastComment} type="relative" />
  </div>
);
