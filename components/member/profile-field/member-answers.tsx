import { useQuery } from '@tanstack/react-query';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/member/profile/member-details.css.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { answersTo } from './profile-answer.tsx';

/** Renders the member's answers to custom profile fields that the viewer may see. */
export function MemberAnswers({ member }: { member: User }) {
  const { api } = useSite();
  const { data: fields = [] } = useQuery(profileFieldsQuery(api));
  const answers = answersTo(fields, member.profileFields);
  if (answers.length === 0) return null;
  return (
    <Card as="section" padding="medium" aria-labelledby="member-answers">
      <h2 id="member-answers" className={styles.title}>
        {t('member.answers.title')}
      </h2>
      <dl className={styles.facts}>
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt className={styles.name} dir="auto">
              {label}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
