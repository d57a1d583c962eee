import type { PermissionCheck } from '#api/moderation/permission/permission-check.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './permission-check-page.css.ts';

const namesOf = (roles: PermissionCheck['roles']): string => roles.map(({ name }) => name).join(', ') || '–';

/** The result of a permission check: yes or no, the deciding rule, and further obstacles. */
export function PermissionVerdict({ check }: { check: PermissionCheck }) {
  const { user, granted, approval, obstacle, category } = check;
  const may = granted && !obstacle;
  return (
    <Card as="section" padding="large" aria-live="polite" aria-labelledby="verdict">
      <h2 id="verdict" className={styles.verdict}>
        {t(may ? 'sanction.why.yes' : 'sanction.why.no', {
          name: user.name,
          permission: check.permission,
          place: category?.name ?? t('sanction.why.everywhere'),
        })}
      </h2>
      <p className={styles.line}>
        <Rule check={check} />
      </p>
      {obstacle && (
        <div className={styles.line}>
          <Message tone="warning" title={t('sanction.why.obstacle')}>
            {obstacle.message}
          </Message>
        </div>
      )}
      {approval.length > 0 && (
        <div className={styles.line}>
          <Message tone="info" title={t('sanction.why.approval')}>
            {approval.map((cause) => t(`sanction.why.approval.${cause}`)).join(' ')}
          </Message>
        </div>
      )}
      <p className={styles.quiet}>
        {t('sanction.why.roles', { roles: namesOf(check.ownRoles) })} ·{' '}
        <Link href={`/dashboard/members/${user.userID}`}>{t('sanction.why.standing')}</Link>
      </p>
    </Card>
  );
}

/** The deciding rule as a sentence. */
const Rule = ({ check: { rule, roles, junction, permission } }: { check: PermissionCheck }) => (
  <>
    {rule === 'role' && junction ? (
      <TranslatedText
        id="sanction.why.rule.role-category"
        values={{ roles: namesOf(roles), category: junction.name }}
      />
    ) : (
      t(`sanction.why.rule.${rule}`, { roles: namesOf(roles), category: junction?.name ?? '', permission })
    )}
  </>
);
