import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { ReportReasonList } from '#components/moderation/report/report-reason-list.tsx';
import { AnswerTemplateList } from '#components/moderation/triage/answer-template-list.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { CommunityRules } from './community-rules.tsx';
import { contentSettings } from './content-settings.ts';

const remaining = ['points', 'signatures', 'flood', 'files', 'services'] as const;

/**
 * The content settings page (docs/behavior/moderation.md#content-settings): reports and triage, report reasons, answer
 * templates, warning points, signatures, flood limits, uploads, external services.
 */
export const ContentSettingsPage = () => (
  <DashboardPage
    title={t('dashboard.place.content')}
    description={t('report.settings.words')}
    path="/dashboard/content/settings"
  >
    <div className={stack({ gap: 'large' })}>
      <CommunityRules />
      <ReportReasonList />
      <AnswerTemplateList />
      {remaining.map((id) => (
        <SettingCard key={id} page={contentSettings} id={id} />
      ))}
    </div>
  </DashboardPage>
);
