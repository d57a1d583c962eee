import { useSuspenseQuery } from '@tanstack/react-query';
import { siteHealthQuery } from '#api/administration/health/site-health.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { FaultList } from './fault-list.tsx';
import { OutsideCard } from './outside-card.tsx';
import { SecurityChecklist } from './security-checklist.tsx';
import { SlowCallTable } from './slow-call-table.tsx';
import { StorageUse } from './storage-use.tsx';
import { SystemFacts } from './system-facts.tsx';

/** The page of the health of the site: system, security, the view from outside, slow calls and errors. */
export function SiteHealthPage() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(siteHealthQuery(api));
  return (
    <DashboardPage
      title={t('operation.health.title')}
      description={t('operation.health.words')}
      path="/dashboard/health"
    >
      <div className={stack({ gap: 'large' })}>
        <SystemFacts health={data} />
        <DashboardSection title={t('operation.health.check')}>
          <SecurityChecklist checks={data.checks} />
        </DashboardSection>
        <DashboardSection title={t('operation.health.storage')} words={t('operation.health.storage-words')}>
          <StorageUse storage={data.storage} />
        </DashboardSection>
        <OutsideCard siteUrl={data.siteUrl} />
        <DashboardSection title={t('operation.health.fault')} words={t('operation.health.fault-words')}>
          <FaultList faults={data.faults} />
        </DashboardSection>
        <DashboardSection title={t('operation.health.call')} words={t('operation.health.call-words')}>
          <SlowCallTable calls={data.calls} />
        </DashboardSection>
      </div>
    </DashboardPage>
  );
}
