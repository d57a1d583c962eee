import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / settings-page' };

export const Filled = () => (
  <StorySite me={ingrid} isBare>
    <SettingsPage title="Ignore List" description="Whose words you do not want to see." path="/profile/ignore">
      <Card padding="large">You are not ignoring anyone.</Card>
    </SettingsPage>
  </StorySite>
);
