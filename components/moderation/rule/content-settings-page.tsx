import { t } from '#api/translations.ts';
import { ReportReasonList } from '#components/moderation/report/report-reason-list.tsx';
import { AnswerTemplateList } from '#components/moderation/triage/answer-template-list.tsx';
import { DashboardPage } from '#components/moderation/triage/dashboard-page.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { CommunityRules } from './community-rules.tsx';
import { FileRules } from './file-rules.tsx';
import { FloodRules } from './flood-rules.tsx';
import { ServiceRules } from './service-rules.tsx';
import { SignatureRules } from './signature-rules.tsx';
import { WarningRules } from './warning-rules.tsx';

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
      <WarningRules />
      <SignatureRules />
      <FloodRules />
      <FileRules />
      <ServiceRules />
    </div>
  </DashboardPage>
);
