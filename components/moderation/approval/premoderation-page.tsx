import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { premoderationSettings } from './premoderation-settings.ts';
import { PremoderationTrial } from './premoderation-trial.tsx';

/** The premoderation page (docs/behavior/moderation.md#held-posts): roles, categories, keywords, new members, spam. */
export const PremoderationPage = () => (
  <DashboardPage
    title={t('dashboard.place.premoderation')}
    description={t('report.pre.words')}
    path="/dashboard/content/premoderation"
  >
    <div className={stack({ gap: 'large' })}>
      <SettingCards page={premoderationSettings} />
      <PremoderationTrial />
    </div>
  </DashboardPage>
);
