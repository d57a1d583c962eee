import { SettingsScriptless } from '#components/member/settings/settings-scriptless.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / settings-scriptless' };

/** It shows only where scripts are off. */
export const Hidden = () => (
  <StorySite>
    <SettingsScriptless />
  </StorySite>
);
