import { useId } from 'react';
import type { LeaderItem } from '#api/administration/widget/widget-items.client.ts';
import type { LeaderboardType } from '#api/member/profile/leader-slots.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import * as styles from './leaderboard-widget.css.ts';
import { quiet, title as titleStyle } from './widget-list.css.ts';
import { type ListedWidgetProps, WidgetList } from './widget-list.tsx';

/** The props of a leaderboard: its settings and the members. Embedded ones have no display. */
export type LeaderboardWidgetProps = ListedWidgetProps<LeaderItem> & {
  readonly leaderboardType: LeaderboardType;
  readonly display?: 'list' | 'grid';
};

/** The members with the most points, posts or accepted answers in a period, as a table or side by side. */
export function LeaderboardWidget({ title, limit, leaderboardType, display = 'list', items }: LeaderboardWidgetProps) {
  const titleID = useId();
  const heading = title || t('shell.widget.leaders');
  if (!items) return <WidgetList title={heading} items={items} limit={limit} keyOf={() => 0} children={() => null} />;
  if (items.length === 0) return null;
  return (
    <Card as="section" padding="medium" aria-labelledby={titleID}>
      <h2 id={titleID} className={titleStyle}>
        <bdi>{heading}</bdi>
      </h2>
      {display === 'grid' ? (
        <LeaderGrid items={items} leaderboardType={leaderboardType} />
      ) : (
        <LeaderTable items={items} leaderboardType={leaderboardType} titleID={titleID} />
      )}
    </Card>
  );
}

interface LeadersProps {
  readonly items: readonly LeaderItem[];
  readonly leaderboardType: LeaderboardType;
}

const LeaderTable = ({ items, leaderboardType, titleID }: LeadersProps & { titleID: string }) => (
  <table className={styles.table} aria-labelledby={titleID}>
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          {t('widget.leader.member')}
        </th>
        <th scope="col" className={styles.head}>
          {t(`widget.leader.${leaderboardType}`)}
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ userID, name, url, photo, points }, index) => (
        <tr key={userID} className={styles.row}>
          <th scope="row" className={styles.member}>
            <span className={styles.identity}>
              <span className={styles.rank}>{index + 1}</span>
              <Avatar name={name} photoUrl={photo} size="small" decorative />
              <Link href={url} tone="heading" className={styles.name}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          </th>
          <td className={styles.points}>
            <NumberText value={points} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const LeaderGrid = ({ items, leaderboardType }: LeadersProps) => {
  const count = leaderboardType === 'reputation' ? 'shell.widget.points' : 'shell.widget.posts';
  return (
    <ol className={styles.grid}>
      {items.map(({ userID, name, url, photo, points }) => (
        <li key={userID} className={styles.tile}>
          <Avatar name={name} photoUrl={photo} size="medium" decorative />
          <Link href={url} tone="heading">
            <bdi>{name}</bdi>
          </Link>
          <span className={quiet}>{t(count, { count: points })}</span>
        </li>
      ))}
    </ol>
  );
};
