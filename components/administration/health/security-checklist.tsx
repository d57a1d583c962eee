import { CircleAlert, CircleCheckBig, Info } from 'lucide-react';
import type { SecurityCheck } from '#api/administration/health/site-health.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { recordNote, recordSheet } from '#theme/layout/record.css.ts';
import * as styles from './site-health.css.ts';

interface Mend {
  readonly name: MessageID;
  readonly href: string;
}

/** The pages where a weakness can be fixed. The other weaknesses are fixed in the configuration, as their reason says. */
const mends: Partial<Readonly<Record<SecurityCheck['name'], Mend>>> = {
  registration: { name: 'operation.health.mend.registration', href: '/dashboard/settings/registration' },
  twoFactor: { name: 'operation.health.mend.twoFactor', href: '/profile/sessions' },
  backup: { name: 'operation.health.mend.backup', href: '/dashboard/backups' },
  mail: { name: 'operation.health.mend.mail', href: '/dashboard/settings/outgoing-mail' },
};

const signs = { good: CircleCheckBig, notice: Info, problem: CircleAlert };

/** The security checks, each with its verdict, the reason, and the page where it is mended. */
export const SecurityChecklist = ({ checks }: { checks: readonly SecurityCheck[] }) => (
  <ul className={recordSheet} aria-label={t('operation.health.check')}>
    {checks.map(({ name, verdict, reason, count }) => {
      const Sign = signs[verdict];
      const mend = verdict === 'good' ? undefined : mends[name];
      return (
        <li key={name} className={styles.check}>
          <Sign size="1.25em" aria-hidden="true" data-verdict={verdict} className={styles.sign} />
          <div className={styles.checkText}>
            <h3 className={styles.checkName}>
              <VisuallyHidden>{t(`operation.health.verdict.${verdict}`)}: </VisuallyHidden>
              {t(`operation.health.check.${name}`)}
            </h3>
            <p className={recordNote}>{t(`operation.health.reason.${reason}`, { count })}</p>
          </div>
          {mend && (
            <Link href={mend.href} className={styles.mend}>
              {t(mend.name)}
            </Link>
          )}
        </li>
      );
    })}
  </ul>
);
