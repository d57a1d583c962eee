import { SettingsNavigation } from '#components/member/settings/settings-navigation.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / settings-navigation' };

export const OnSection = () => (
  <StorySite me={ingrid}>
    <SettingsNavigation current="/profile/ignore" />
  </StorySite>
);

export const OtherPage = () => (
  <StorySite me={ingrid}>
    <SettingsNavigation current="/" />
  </StorySite>
);
