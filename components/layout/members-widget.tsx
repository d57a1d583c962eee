import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placedLeadersQuery, placedMembersQuery } from '#api/administration/layout/embedded-widget.queries.ts';
import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import { profileViewPermissions } from '#api/member/role/profile-permission.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './widget-list.css.ts';
import { WidgetList } from './widget-list.tsx';

const Person = ({ name, url, photoUrl, children }: PersonProps) => (
  <>
    <Avatar name={name} photoUrl={photoUrl} size="small" decorative />
    <Link href={url} tone="heading" className={styles.textBlock}>
      <bdi>{name}</bdi>
    </Link>
    <span className={styles.quiet}>{children}</span>
  </>
);

interface PersonProps {
  readonly name: string;
  readonly url: string;
  readonly photoUrl: string | null;
  readonly children: ReactNode;
}

/** The members with the most points, or posts, in a period. Requires permission to view profiles. */
export function LeaderboardWidget(props: EmbeddedWidgetProps['leaderboard']) {
  const { api } = useSite();
  const mayRead = useMay()(profileViewPermissions);
  const { data } = useQuery({ ...placedLeadersQuery(api, props), enabled: mayRead, throwOnError: true });
  const count = props.leaderboardType === 'reputation' ? 'shell.widget.points' : 'shell.widget.posts';
  return (
    <WidgetList
      title={props.title || t('shell.widget.leaders')}
      items={mayRead ? data : []}
      limit={props.limit}
      isRanked
      keyOf={({ userID }) => userID}
    >
      {({ name, url, photo, points }) => (
        <Person name={name} url={url} photoUrl={photo}>
          {t(count, { count: points })}
        </Person>
      )}
    </WidgetList>
  );
}

/** The newest members. Requires permission to view profiles. */
export function NewestMembersWidget(props: EmbeddedWidgetProps['newest-members']) {
  const { api } = useSite();
  const mayRead = useMay()(profileViewPermissions);
  const { data } = useQuery({ ...placedMembersQuery(api, props), enabled: mayRead, throwOnError: true });
  return (
    <WidgetList
      title={props.title || t('shell.widget.members')}
      items={mayRead ? data : []}
      limit={props.limit}
      keyOf={({ userID }) => userID}
    >
      {({ name, url, photoUrl, dateInserted }) => (
        <Person name={name} url={url} photoUrl={photoUrl}>
          {dateInserted && <DateTime date={dateInserted} type="relative" />}
        </Person>
      )}
    </WidgetList>
  );
}
