import { CircleCheckBig } from 'lucide-react';
import type { Duty } from '#api/administration/dashboard/dashboard.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { useExistingPages } from '#components/layout/side-navigation.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Badge } from '#components/primitives/text/badge.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import * as styles from './dashboard-duties.css.ts';

interface DutyText {
  readonly name: MessageID;
  readonly words: MessageID;
  /** The page where a person acts; the first one that exists counts. */
  readonly pages: readonly string[];
}

const duty = (name: MessageID, words: MessageID, ...pages: readonly string[]): DutyText => ({ name, words, pages });

const texts: Readonly<Record<Duty['name'], DutyText>> = {
  reports: duty('dashboard.place.reports', 'dashboard.duty.reports', '/dashboard/content/reports'),
  escalations: duty('dashboard.place.escalations', 'dashboard.duty.escalations', '/dashboard/content/escalations'),
  approval: duty('dashboard.place.approval', 'dashboard.duty.approval', '/dashboard/content/approval'),
  appeals: duty('dashboard.duty.appeals', 'dashboard.duty.appeals-words', '/dashboard/members/decisions'),
  applicants: duty('dashboard.place.applicants', 'dashboard.duty.applicants', '/dashboard/user/applicants'),
  triage: duty('dashboard.place.triage', 'dashboard.duty.triage', '/dashboard/content/triage'),
  failedJobs: duty('dashboard.duty.jobs', 'dashboard.duty.jobs-words', '/dashboard/jobs'),
  failedMails: duty('dashboard.duty.mails', 'dashboard.duty.mails-words', '/dashboard/settings/mail-queue'),
  bouncedMails: duty(
    'dashboard.duty.bounces',
    'dashboard.duty.bounces-words',
    '/dashboard/settings/mail-queue?state=bounces',
  ),
  restingWebhooks: duty('dashboard.duty.webhooks', 'dashboard.duty.webhooks-words', '/settings/webhooks'),
  fullDisk: duty('dashboard.duty.disk', 'dashboard.duty.disk-words', '/dashboard/health'),
};

/** What waits for the viewer, each with its number and the page where it is done. */
export const DashboardDuties = ({ duties }: { duties: readonly Duty[] }) => (
  <section aria-labelledby="dashboard-duties" className={styles.section}>
    <h2 id="dashboard-duties" className={styles.title}>
      {t('dashboard.duty.title')}
    </h2>
    {duties.length === 0 ? (
      <EmptyState icon={<CircleCheckBig />} title={t('dashboard.duty.none')} headingLevel={3}>
        {t('dashboard.duty.none-words')}
      </EmptyState>
    ) : (
      <Card padding="none">
        <ul className={styles.list}>
          {duties.map((one) => (
            <DutyItem key={one.name} {...one} />
          ))}
        </ul>
      </Card>
    )}
  </section>
);

function DutyItem({ name: key, count }: Duty) {
  const { name, words, pages } = texts[key];
  const [page] = useExistingPages(pages.map((href) => ({ href })));
  return (
    <li className={styles.item}>
      <div className={styles.texts}>
        {page ? (
          <Link href={page.href} className={styles.name}>
            {t(name)}
          </Link>
        ) : (
          <span className={styles.name}>{t(name)}</span>
        )}
        <span className={styles.words}>{t(words)}</span>
      </div>
      {key === 'fullDisk' ? (
        <Tag preset="error">{t('dashboard.duty.used', { part: count / 100 })}</Tag>
      ) : (
        <Badge count={count} />
      )}
    </li>
  );
}
