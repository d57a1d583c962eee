import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { siteHealthQuery } from '#api/administration/health/site-health.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import { FaultList } from './fault-list.tsx';
import { OutsideCard } from './outside-card.tsx';
import { SecurityChecklist } from './security-checklist.tsx';
import * as styles from './site-health.css.ts';
import { SlowCallTable } from './slow-call-table.tsx';
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
        <Part title={t('operation.health.check')}>
          <SecurityChecklist checks={data.checks} />
        </Part>
        <OutsideCard siteUrl={data.siteUrl} />
        <Part title={t('operation.health.fault')} words={t('operation.health.fault-words')}>
          <FaultList faults={data.faults} />
        </Part>
        <Part title={t('operation.health.call')} words={t('operation.health.call-words')}>
          <SlowCallTable calls={data.calls} />
        </Part>
      </div>
    </DashboardPage>
  );
}

function Part({ title, words, children }: { title: string; words?: string; children: ReactNode }) {
  const titleID = useId();
  return (
    <section aria-labelledby={titleID}>
      <h2 id={titleID} className={styles.heading}>
        {title}
      </h2>
      <div className={stack({ gap: 'small' })}>
        {words && <p className={recordNote}>{words}</p>}
        {children}
      </div>
    </section>
  );
}
