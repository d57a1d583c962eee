import { useSuspenseQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import type { User } from '#api/member/user/user.contract.ts';
import { type MemberDirectoryFilter, memberDirectoryQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { container, section, sectionMain, sectionPanel } from '#theme/layout/section.css.ts';
import * as styles from './member-directory.css.ts';
import { directoryAddress, directorySorts } from './member-directory-address.ts';
import { MemberDirectoryFilters } from './member-directory-filters.tsx';
import { MemberName } from './member-name.tsx';

/**
 * The directory of all members visible to the viewer, with search, sort orders and pages
 * (docs/behavior/member.md#member-directory).
 */
export function MemberDirectory({ filter }: { filter: MemberDirectoryFilter }) {
  return (
    <div className={container({ width: 'wide' })}>
      <div className={section({ columns: 2 })}>
        <div className={sectionMain}>
          <PageHeading title={t('member.directory.title')} description={t('member.directory.text')} />
          <Sorts filter={filter} />
          <Found filter={filter} />
        </div>
        <aside className={sectionPanel}>
          <MemberDirectoryFilters filter={filter} />
        </aside>
      </div>
    </div>
  );
}

const Sorts = ({ filter }: { filter: MemberDirectoryFilter }) => (
  <LinkTabs
    label={t('member.directory.order')}
    className={styles.sorts}
    tabs={directorySorts.map(({ sort, name }) => ({
      href: directoryAddress({ ...filter, sort, page: 1 }),
      name: t(name),
      isCurrent: sort === filter.sort,
    }))}
  />
);

function Found({ filter }: { filter: MemberDirectoryFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(memberDirectoryQuery(api, filter));
  if (data.users.length === 0) {
    const title = filter.query ? t('member.directory.none-for', { query: filter.query }) : t('member.directory.none');
    return (
      <EmptyState icon={<UserSearch />} title={title}>
        {t('member.directory.advice')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.info} role="status">
        {t('member.directory.count', { count: data.total, number: fullNumber(data.total) })}
      </p>
      <MemberTable users={data.users} sort={filter.sort} />
      <Pager
        page={filter.page}
        limit={filter.limit}
        total={data.total}
        label={t('member.directory.pages')}
        href={(page) => directoryAddress({ ...filter, page })}
      />
    </>
  );
}

const orders = {
  name: { user: 'ascending' },
  dateInserted: { registered: 'ascending' },
  '-dateInserted': { registered: 'descending' },
  '-countPosts': { posts: 'descending' },
  '-dateLastActive': { active: 'descending' },
} as const satisfies Record<MemberDirectoryFilter['sort'], object>;

type Column = 'user' | 'posts' | 'registered' | 'active';

/** The member table. Narrow screens show the post count under the name and omit the join date. */
export function MemberTable({ users, sort }: { users: readonly User[]; sort: MemberDirectoryFilter['sort'] }) {
  const orderOf = (column: Column) => (orders[sort] as Partial<Record<Column, 'ascending' | 'descending'>>)[column];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('member.directory.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort={orderOf('user')}>
            {t('member.directory.column-user')}
          </th>
          <th scope="col" className={styles.wideNumber} aria-sort={orderOf('posts')}>
            {t('member.directory.column-posts')}
          </th>
          <th scope="col" className={styles.wideOnly} aria-sort={orderOf('registered')}>
            {t('member.directory.column-registered')}
          </th>
          <th scope="col" aria-sort={orderOf('active')}>
            {t('member.directory.column-active')}
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.userID} user={user} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ user }: { user: User }) {
  const { name, photoUrl, title, label, banned, countPosts = 0, dateInserted, dateLastActive } = user;
  return (
    <tr>
      <th scope="row">
        <div className={styles.user}>
          <Avatar name={name} photoUrl={photoUrl} size="medium" decorative />
          <div className={styles.textBlock}>
            <MemberName member={user}>
              <bdi>{name}</bdi>
            </MemberName>
            {title && (
              <span className={styles.quiet} dir="auto">
                {title}
              </span>
            )}
            <span className={styles.marks}>
              {label && <Tag preset="colored">{label}</Tag>}
              {banned === 1 && <Tag preset="error">{t('member.mark.banned')}</Tag>}
              {user.private && <Tag preset="greyscale">{t('member.mark.private')}</Tag>}
            </span>
            <span className={styles.compactOnly}>
              <TranslatedText
                id="member.directory.count-posts"
                values={{ count: countPosts, number: <NumberText value={countPosts} /> }}
              />
            </span>
          </div>
        </div>
      </th>
      <td className={styles.wideNumber}>
        <NumberText value={countPosts} />
      </td>
      <td className={styles.wideOnly}>{dateInserted && <DateTime date={dateInserted} type="default" />}</td>
      <td>{dateLastActive ? <DateTime date={dateLastActive} type="relative" /> : '–'}</td>
    </tr>
  );
}
