import type { ReactNode } from 'react';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import * as styles from './member-details.css.ts';

const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const factsOf = (member: User): { name: string; value: ReactNode }[] => {
  const { email, dateInserted, dateLastActive, countVisits, location, website } = member;
  const facts = [
    { name: t('member.field.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
    { name: t('member.facts.joined'), value: dateInserted && <DateTime date={dateInserted} type="default" /> },
    { name: t('member.facts.active'), value: dateLastActive && <DateTime date={dateLastActive} type="relative" /> },
    { name: t('member.facts.visits'), value: countVisits ? <NumberText value={countVisits} /> : undefined },
    { name: t('member.field.location'), value: location && <span dir="auto">{location}</span> },
    { name: t('member.field.website'), value: website && <Link href={website}>{shortAddress(website)}</Link> },
  ];
  return facts.filter(({ value }) => value);
};

/** Renders the facts about a member that the viewer may see (docs/behavior/member.md#profile). */
export function MemberDetails({ member }: { member: User }) {
  const facts = factsOf(member);
  if (facts.length === 0) return null;
  return (
    <Card as="section" padding="medium" aria-labelledby="member-facts">
      <h2 id="member-facts" className={styles.title}>
        {t('member.facts.title')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
