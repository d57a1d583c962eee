import { t } from '#api/words.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { PremoderationRules } from './premoderation-rules.tsx';
import { PremoderationTrial } from './premoderation-trial.tsx';
import { SpamRules } from './spam-rules.tsx';

/** The page of what is looked at before it appears (`spec/screens.md` F9): roles, places, words, new members, spam. */
export const PremoderationPage = () => (
  <DashboardPage
    title={t('dashboard.place.premoderation')}
    description={t('report.pre.words')}
    path="/dashboard/content/premoderation"
  >
    <div className={stack({ gap: 'large' })}>
      <PremoderationRules />
      <SpamRules />
      <PremoderationTrial />
    </div>
  </DashboardPage>
);
