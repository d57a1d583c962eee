import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / settings-no-script-notice' };

/** The notice is visible only when JavaScript is off. */
export const Hidden = () => (
  <StorySite>
    <EmptyStory reason="The notice is for browsers without JavaScript.">
      <SettingsNoScriptNotice />
    </EmptyStory>
  </StorySite>
);
