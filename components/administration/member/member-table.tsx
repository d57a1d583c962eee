import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import {
  fieldOfColumn,
  type MemberListFilter,
  memberListUrl,
  type SortedColumn,
} from '#api/member/user/member-list-filter.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { BulkCheckbox, BulkRowNote } from '#components/moderation/bulk/bulk-checkbox.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import type { MemberColumn } from './member-column.ts';
import * as styles from './member-list.css.ts';

interface MemberTableProps {
  readonly users: readonly User[];
  readonly columns: readonly MemberColumn[];
  readonly filter: MemberListFilter;
}

/** The table of the member list. In narrow windows it scrolls sideways, and the name stays visible. */
export const MemberTable = ({ users, columns, filter }: MemberTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll a scrolling region only if it has the focus.
  <section className={styles.window} tabIndex={0} aria-label={t('user.list.caption')}>
    <table className={styles.table}>
      <caption className={styles.caption}>{t('user.list.caption')}</caption>
      <thead>
        <tr>
          <Heading column={{ name: 'name', label: t('user.column.name'), sort: 'name' }} filter={filter} isName />
          {columns.map((column) => (
            <Heading key={column.name} column={column} filter={filter} />
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.userID}>
            <th scope="row" className={styles.name}>
              <Person user={user} hidesMarks={columns.some(({ name }) => name === 'state')} />
            </th>
            {columns.map(({ name, isNumber }) => (
              <td key={name} className={isNumber ? styles.number : undefined}>
                {contentOf(user, name) ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface HeadingProps {
  readonly column: MemberColumn;
  readonly filter: MemberListFilter;
  readonly isName?: boolean;
}

/** Columns whose first order is descending: the newest, the largest. */
const startsAtEnd = (column: SortedColumn): boolean => column !== 'name' && column !== 'userID';

function Heading({ column: { label, sort, isNumber }, filter, isName = false }: HeadingProps) {
  const className = isName ? styles.name : isNumber ? styles.number : undefined;
  if (!sort)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const isRising = filter.sort === sort;
  const isFalling = filter.sort === `-${sort}`;
  const isNextFalling = isRising || (!isFalling && startsAtEnd(sort));
  return (
    <th scope="col" className={className} aria-sort={isRising ? 'ascending' : isFalling ? 'descending' : undefined}>
      <Link
        tone="quiet"
        className={styles.sort}
        href={memberListUrl({ ...filter, page: 1, sort: isNextFalling ? `-${sort}` : sort })}
      >
        {label}
        {isRising && <ArrowUp size={14} aria-hidden="true" />}
        {isFalling && <ArrowDown size={14} aria-hidden="true" />}
      </Link>
    </th>
  );
}

function Person({ user, hidesMarks }: { user: User; hidesMarks: boolean }) {
  const { userID, name, photoUrl, email, pendingEmail } = user;
  return (
    <div className={styles.person}>
      <BulkCheckbox id={userID} name={name} />
      <span className={styles.avatar}>
        <Avatar name={name} photoUrl={photoUrl} size="medium" decorative />
      </span>
      <div className={styles.identity}>
        <Link href={`/dashboard/members/${userID}`} tone="heading">
          <bdi>{name}</bdi>
        </Link>
        {(email ?? pendingEmail) && (
          <span className={styles.quiet}>
            <bdi>{email ?? pendingEmail}</bdi>
          </span>
        )}
        {!hidesMarks && <span className={styles.marks}>{marksOf(user)}</span>}
        <BulkRowNote id={userID} />
      </div>
    </div>
  );
}

/** Returns the marks of a member's state. Returns an empty list for a member without special state. */
const marksOf = ({ banned, emailConfirmed, private: isPrivate, bypassSpam }: User): ReactNode[] => [
  ...(banned === 1
    ? [
        <Tag key="banned" preset="error">
          {t('user.mark.banned')}
        </Tag>,
      ]
    : []),
  ...(emailConfirmed === false
    ? [
        <Tag key="unconfirmed" preset="greyscale">
          {t('user.mark.unconfirmed')}
        </Tag>,
      ]
    : []),
  ...(isPrivate
    ? [
        <Tag key="private" preset="greyscale">
          {t('user.mark.private')}
        </Tag>,
      ]
    : []),
  ...(bypassSpam
    ? [
        <Tag key="verified" preset="success">
          {t('user.mark.verified')}
        </Tag>,
      ]
    : []),
];

/** The state of a member as tags. */
export const MemberMarks = ({ user }: { user: User }) => <span className={styles.marks}>{marksOf(user)}</span>;

const answerText = (value: ProfileValue | undefined): string | undefined =>
  value === undefined
    ? undefined
    : typeof value === 'boolean'
      ? t(value ? 'member.answer.yes' : 'member.answer.no')
      : [value].flat().join(', ');

const dated = (date: string | null | undefined): ReactNode => date && <DateTime date={date} type="default" />;

const address = (ip: string | null | undefined): ReactNode =>
  ip && (
    <Link href={memberListUrl({ ip })} tone="quiet">
      <bdi>{ip}</bdi>
    </Link>
  );

const counted = (value: number | undefined): ReactNode => value !== undefined && <NumberText value={value} />;

const cells: Readonly<Record<string, (user: User) => ReactNode>> = {
  roles: ({ roles = [] }) => roles.map(({ name }) => name).join(', ') || undefined,
  dateInserted: ({ dateInserted }) => dated(dateInserted),
  dateLastActive: ({ dateLastActive }) => dated(dateLastActive),
  lastIPAddress: ({ lastIPAddress }) => address(lastIPAddress),
  insertIPAddress: ({ insertIPAddress }) => address(insertIPAddress),
  countPosts: ({ countPosts }) => counted(countPosts),
  points: ({ points }) => counted(points),
  countVisits: ({ countVisits }) => counted(countVisits),
  title: ({ title }) => title && <bdi>{title}</bdi>,
  userID: ({ userID }) => userID,
  state: (user) => (marksOf(user).length > 0 ? <MemberMarks user={user} /> : undefined),
};

/** Returns the content of a cell; undefined when the member has no such value or the viewer may not see it. */
function contentOf(user: User, column: string): ReactNode {
  const field = fieldOfColumn(column);
  const text = field === undefined ? undefined : answerText(user.profileFields?.[field]);
  const content = field === undefined ? cells[column]?.(user) : text && <bdi>{text}</bdi>;
  return content === false || content === null || content === '' ? undefined : content;
}
