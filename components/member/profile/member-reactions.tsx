import { Smile } from 'lucide-react';
import { profileReactionsUrl } from '#api/member/profile/profile-url.ts';
import type { ReactedRecord } from '#api/member/profile/user-reaction.contract.ts';
import type { ReceivedReaction, User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as rows from './member-comment-list.css.ts';
import * as styles from './member-reactions.css.ts';

const received = ({ reactionsReceived = {} }: User): ReceivedReaction[] =>
  Object.values(reactionsReceived).filter(({ count }) => count > 0);

/**
 * Returns the code of the reaction that the URL requests, in its canonical spelling. Returns the most frequent reaction
 * when the URL requests none, and undefined when the member has not received the requested one.
 */
export function chosenReaction(member: User, requested: string | undefined): string | undefined {
  const all = received(member);
  const named = all.find(({ urlcode }) => urlcode.toLowerCase() === requested?.toLowerCase());
  const first = all.toSorted((one, other) => other.count - one.count)[0];
  return (named ?? (requested ? undefined : first))?.urlcode;
}

/** The props of `MemberReactions`. `urlcode` is absent when there is no such reaction to show. */
export interface MemberReactionsProps {
  readonly member: User;
  readonly urlcode?: string;
  readonly records?: readonly ReactedRecord[];
  readonly pager?: { readonly page: number; readonly limit: number; readonly total: number; readonly hasMore: boolean };
}

/**
 * Renders the reactions that a member's posts received, with their counts, and the posts that received the selected
 * one.
 */
export function MemberReactions({ member, urlcode, records = [], pager }: MemberReactionsProps) {
  const all = received(member);
  const label = t('member.reactions.list', { name: member.name });
  return (
    <>
      {all.length > 0 && <Kinds member={member} all={all} urlcode={urlcode} />}
      {records.length === 0 ? (
        <EmptyState icon={<Smile />} title={t('member.reactions.none')} />
      ) : (
        <section aria-label={label}>
          <ol className={rows.list}>
            {records.map((record) => (
              <Row key={`${record.recordType} ${record.recordID}`} record={record} />
            ))}
          </ol>
          {pager && (pager.hasMore || pager.page > 1) && (
            <Pager
              {...pager}
              label={t('member.list.pages', { list: label })}
              href={(page) => profileReactionsUrl(member, urlcode) + (page > 1 ? `&page=${page}` : '')}
            />
          )}
        </section>
      )}
    </>
  );
}

const Kinds = ({ member, all, urlcode }: { member: User; all: ReceivedReaction[]; urlcode: string | undefined }) => (
  <nav aria-label={t('member.tab.reactions')}>
    <ul className={styles.kinds}>
      {all.map((one) => (
        <li key={one.tagID}>
          <Link
            href={profileReactionsUrl(member, one.urlcode)}
            tone="plain"
            className={styles.kind}
            {...(one.urlcode === urlcode && { 'aria-current': 'page' as const })}
          >
            {one.name} <NumberText value={one.count} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Row = ({ record: { name, url, excerpt, dateInserted, count } }: { record: ReactedRecord }) => (
  <li className={rows.item}>
    <h2 className={rows.title} dir="auto">
      <Link href={url} tone="heading">
        {name}
      </Link>
    </h2>
    <p className={rows.excerpt} dir="auto">
      {excerpt}
    </p>
    <p className={rows.metas}>
      <DateTime date={dateInserted} type="relative" />
      <span>
        <TranslatedText id="member.reactions.count" values={{ count, number: <NumberText value={count} /> }} />
      </span>
    </p>
  </li>
);
