import { Eye, MessageSquare } from 'lucide-react';
import { tagAddress } from '#api/category/category-address.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import { Avatar } from '#components/primitives/avatar.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { Link } from '#components/primitives/link.tsx';
import { NumberText } from '#components/primitives/number-text.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { unreadMark } from '#components/primitives/unread-mark.css.ts';
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx';
import { Words } from '#components/primitives/words.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './discussion-list.css.ts';
import { useListTools } from './list-tools.ts';
import * as selectable from './selectable-list.css.ts';

/** The most tags of a discussion that a list shows (specification part 2 §9). */
const mostTags = 3;

/** A discussion in a list: who, what about, how it stands and what is new (`spec/screens.md` B1). */
export function DiscussionRow({ discussion, showCategory = true, headingLevel = 2 }: DiscussionItemProps) {
  const tools = useListTools();
  const { name, insertUser, excerpt } = discussion;
  return (
    <li className={styles.row} data-read={useIsRead(discussion)}>
      {tools && <span className={selectable.box}>{tools.box?.(discussion.discussionID, name)}</span>}
      <Link href={insertUser?.url ?? '#'} tone="plain" className={styles.photo} tabIndex={-1} aria-hidden="true">
        <Avatar name={insertUser?.name ?? ''} photoUrl={insertUser?.photoUrl} size="medium" decorative />
      </Link>
      <div>
        <DiscussionTitle discussion={discussion} headingLevel={headingLevel} />
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <Metas discussion={discussion} showCategory={showCategory} />
        {tools?.note?.(discussion.discussionID)}
      </div>
      <Counts discussion={discussion} />
    </li>
  );
}

/** What an item of a list of discussions takes, whatever its form. */
export interface DiscussionItemProps {
  readonly discussion: Discussion;
  readonly showCategory?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Whether the viewer has read all of a discussion; guests have read nothing. */
export function useIsRead({ unread }: Discussion): boolean {
  return useSite().me.userID !== 0 && !unread;
}

/** The title of a discussion in a list; it leads members to what they have not read yet. */
export function DiscussionTitle({ discussion: { name, url }, headingLevel = 2 }: DiscussionItemProps) {
  const Heading = `h${headingLevel}` as const;
  const { me, settings } = useSite();
  const leadsToNews = me.userID !== 0 && settings['ui.autoOffsetComments'] !== false;
  return (
    <Heading className={styles.title} dir="auto">
      <Link href={leadsToNews ? `${url}#latest` : url} tone="plain" className={styles.titleLink}>
        {name}
      </Link>
    </Heading>
  );
}

/** How a discussion stands, in the order of `spec/screens.md` B1. */
export function Metas({ discussion, showCategory }: { discussion: Discussion; showCategory: boolean }) {
  const {
    type,
    closed,
    pinned,
    resolved,
    tags = [],
    insertUser,
    lastUser,
    category,
    countComments,
    score,
    reportMeta,
  } = discussion;
  return (
    <div className={styles.metas}>
      {resolved && <Tag preset="success">{t('discussion.mark.resolved')}</Tag>}
      {type === 'redirect' && <Tag preset="greyscale">{t('bulk.moved')}</Tag>}
      {closed && type !== 'redirect' && <Tag preset="greyscale">{t('discussion.mark.closed')}</Tag>}
      {pinned && <Tag preset="colored">{t('discussion.mark.announcement')}</Tag>}
      {reportMeta && (
        <Tag preset="error" href={reportsUrl(discussion.discussionID)}>
          {t('discussion.row.reports', { count: reportMeta.countReports })}
        </Tag>
      )}
      {tags.slice(0, mostTags).map(({ tagID, name }) => (
        <Tag key={tagID} href={tagAddress(tagID)}>
          {name}
        </Tag>
      ))}
      {score !== 0 && (
        <span>
          <Words id="discussion.row.points" values={{ count: score, number: <NumberText value={score} /> }} />
        </span>
      )}
      <span>
        <By id="discussion.row.started-by" name={insertUser?.name} href={insertUser?.url ?? '#'} />
      </span>
      {countComments > 0 && lastUser && (
        <span>
          <By id="discussion.row.recent-by" name={lastUser.name} href={lastUser.url} />
        </span>
      )}
      {showCategory && category && (
        <Link href={category.url} tone="quiet" className={styles.metaLink}>
          {category.name}
        </Link>
      )}
      <Fresh discussion={discussion} />
    </div>
  );
}

const reportsUrl = (discussionID: number): string =>
  `/dashboard/content/reports?statuses=none&recordType=discussion&recordID=${discussionID}`;

const By = ({ id, name, href }: { id: MessageID; name: string | undefined; href: string }) => (
  <Words
    id={id}
    values={{ name: <bdi>{name}</bdi> }}
    parts={{
      author: (words) => (
        <Link href={href} tone="quiet" className={styles.metaLink}>
          {words}
        </Link>
      ),
    }}
  />
);

function Fresh({ discussion: { unread, countUnread, countComments } }: { discussion: Discussion }) {
  if (!unread) return null;
  const isNew = countUnread === 0 || countUnread > countComments;
  return (
    <span className={unreadMark}>
      {isNew ? t('discussion.row.new') : t('discussion.row.unread', { count: countUnread })}
    </span>
  );
}

/** How many comments and views a discussion has, and when it was last commented on. */
export const Counts = ({ discussion: { countComments, countViews, dateLastComment } }: { discussion: Discussion }) => (
  <div className={styles.counts}>
    <span className={`${styles.count} ${styles.commentCount}`}>
      <MessageSquare size={15} aria-hidden="true" />
      <NumberText value={countComments} />
      <VisuallyHidden>{` ${t('discussion.row.comments', { count: countComments })}`}</VisuallyHidden>
    </span>
    <span className={styles.count}>
      <Eye size={14} aria-hidden="true" />
      <NumberText value={countViews} />
      <VisuallyHidden>{` ${t('discussion.row.views', { count: countViews })}`}</VisuallyHidden>
    </span>
    <DateTime date={dateLastComment} type="relative" />
  </div>
);
