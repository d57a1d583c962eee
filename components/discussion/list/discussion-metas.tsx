import { Eye, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { tagAddress } from '#api/category/category-address.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { hasVisibleStatus, StatusMark } from '#components/discussion/status/status-mark.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { unreadMark } from '#components/primitives/text/unread-mark.css.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useIsMember, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './discussion-list.css.ts';

/** The maximum number of tags of a discussion in a list (docs/behavior/discussion.md#tags). */
const mostTags = 3;

/**
 * The metadata of a discussion in a list: authors, date and category, with the counts at the end of the row
 * (docs/behavior/discussion.md#discussion-lists).
 */
export function DiscussionMetas({ discussion, showCategory }: { discussion: Discussion; showCategory: boolean }) {
  const { insertUser, lastUser, category, countComments, dateLastComment } = discussion;
  return (
    <div className={styles.foot}>
      <div className={styles.metas}>
        <span>
          <By id="discussion.row.started-by" name={insertUser?.name} href={insertUser?.url ?? '#'} />
        </span>
        {countComments > 0 && lastUser && (
          <span>
            <By id="discussion.row.recent-by" name={lastUser.name} href={lastUser.url} />
          </span>
        )}
        <DateTime date={dateLastComment} type="relative" />
        {showCategory && category && (
          <Link href={category.url} tone="quiet" className={styles.metaLink}>
            {category.name}
          </Link>
        )}
      </div>
      <Counts discussion={discussion} />
    </div>
  );
}

function Counts({ discussion: { type, countViews, countComments, score } }: { discussion: Discussion }) {
  // Members see the votes of an idea before its title, so the score is omitted here.
  const showsVotes = useIsMember() && type === 'idea';
  return (
    <div className={styles.counts}>
      <Count icon={<Eye size={14} aria-hidden="true" />} value={countViews} id="discussion.row.views" />
      {score !== 0 && !showsVotes && (
        <span>
          <TranslatedText id="discussion.row.points" values={{ count: score, number: <NumberText value={score} /> }} />
        </span>
      )}
      <Count
        icon={<MessageSquare size={14} aria-hidden="true" />}
        value={countComments}
        id="discussion.row.comments"
        className={styles.commentCount}
      />
    </div>
  );
}

/**
 * The badges and tags of a listed discussion: the unread badge first, and the post type when it is a custom one.
 * Renders nothing when there are none.
 */
export function RowMarks({ discussion }: { discussion: Discussion }) {
  const { discussionID, type, postType, closed, pinned, resolved, status, tags = [], reportMeta, unread } = discussion;
  const isStatusShown = hasVisibleStatus(status) && type !== 'redirect';
  const { settings } = useSite();
  // `resolved` is present for staff only.
  const isUnresolved = resolved === false && settings['triage.enabled'] === true && type !== 'redirect';
  const isMarked = type === 'redirect' || closed || pinned || resolved || isUnresolved || isStatusShown || reportMeta;
  if (!(isMarked || postType || unread || tags.length > 0)) return null;
  return (
    <span className={styles.tags}>
      <Fresh discussion={discussion} />
      {resolved && <Tag preset="success">{t('discussion.mark.resolved')}</Tag>}
      {isUnresolved && <Tag preset="greyscale">{t('discussion.filters.status.unresolved')}</Tag>}
      {type === 'redirect' && <Tag preset="greyscale">{t('bulk.moved')}</Tag>}
      {closed && type !== 'redirect' && <Tag preset="greyscale">{t('discussion.mark.closed')}</Tag>}
      {pinned && <Tag preset="colored">{t('discussion.mark.announcement')}</Tag>}
      {isStatusShown && <StatusMark status={status} />}
      {reportMeta && (
        <Tag preset="error" href={reportsUrl(discussionID)} opensNewTab>
          {t('discussion.row.reports', { count: reportMeta.countReports })}
        </Tag>
      )}
      {postType && (
        <Tag preset="greyscale" href={typeAddress(postType.postTypeID)}>
          {postType.name}
        </Tag>
      )}
      {tags.slice(0, mostTags).map(({ tagID, name }) => (
        <Tag key={tagID} href={tagAddress(tagID)}>
          {name}
        </Tag>
      ))}
    </span>
  );
}

/** A number after its icon, with a visually hidden label for screen readers. */
const Count = ({ icon, value, id, className = '' }: CountProps) => (
  <span className={`${styles.count} ${className}`}>
    {icon}
    <NumberText value={value} />
    <VisuallyHidden>{` ${t(id, { count: value })}`}</VisuallyHidden>
  </span>
);

interface CountProps {
  readonly icon: ReactNode;
  readonly value: number;
  readonly id: 'discussion.row.views' | 'discussion.row.comments';
  readonly className?: string;
}

/** Returns the URL of the list of discussions of a type. */
const typeAddress = (postTypeID: string): string => `/discussions?type=${postTypeID}`;

const reportsUrl = (discussionID: number): string =>
  `/dashboard/content/reports?statuses=none&recordType=discussion&recordID=${discussionID}`;

const By = ({ id, name, href }: { id: MessageID; name: string | undefined; href: string }) => (
  <TranslatedText
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
    <span className={`${unreadMark} ${styles.fresh}`}>
      {isNew ? t('discussion.row.new') : t('discussion.row.unread', { count: countUnread })}
    </span>
  );
}
