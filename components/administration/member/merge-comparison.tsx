import type { ReactNode } from 'react';
import type { MergePreview } from '#api/member/merge/member-merge.contract.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import * as styles from './member-merge.css.ts';

type Side = MergePreview['source'];

const contents = [
  'discussions',
  'comments',
  'reactions',
  'bookmarks',
  'follows',
  'conversations',
  'drafts',
  'uploads',
  'notes',
  'decisions',
] as const;

const stateOf = ({ banned, muted }: Side): string =>
  banned ? t('user.mark.banned') : muted ? t('user.merge.muted') : t('user.merge.free');

const dateOf = (date: string | null | undefined) => date && <DateTime date={date} type="extended" />;

/** The facts of the table: the term, and the value of a member. */
const facts = (): [string, (side: Side) => ReactNode][] => [
  [t('user.form.email'), ({ user }) => user.email && <bdi>{user.email}</bdi>],
  [t('user.column.roles'), ({ user }) => user.roles?.map(({ name }) => name).join(', ')],
  [t('user.column.state'), stateOf],
  [t('user.column.registered'), ({ user }) => dateOf(user.dateInserted)],
  [t('user.column.last-visit'), ({ user }) => dateOf(user.dateLastActive)],
  [t('user.column.points'), ({ user }) => user.points !== undefined && <NumberText value={user.points} />],
  ...contents.map((name): [string, (side: Side) => ReactNode] => [
    t(`user.merge.${name}`),
    (side) => <NumberText value={side.contents[name]} />,
  ]),
];

/** A table that compares two members: the one whose account is closed, and the one that remains. */
export function MergeComparison({ source, target }: Pick<MergePreview, 'source' | 'target'>) {
  return (
    <table className={styles.table}>
      <caption hidden>{t('user.merge.compare')}</caption>
      <thead>
        <tr>
          <td className={styles.term} />
          <Head side={source} label={t('user.merge.closes')} />
          <Head side={target} label={t('user.merge.continues')} />
        </tr>
      </thead>
      <tbody>
        {facts().map(([term, shown]) => (
          <tr key={term} className={styles.row}>
            <th scope="row" className={styles.term}>
              {term}
            </th>
            <td className={styles.side}>{shown(source) || '–'}</td>
            <td className={styles.side}>{shown(target) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ side: { user }, label }: { side: Side; label: string }) => (
  <th scope="col" className={styles.side}>
    <span className={styles.person}>
      <Avatar name={user.name} photoUrl={user.photoUrl} size="medium" decorative />
      <Link href={`/dashboard/members/${user.userID}`} className={styles.name}>
        <bdi>{user.name}</bdi>
      </Link>
      <Tag>{label}</Tag>
    </span>
  </th>
);
