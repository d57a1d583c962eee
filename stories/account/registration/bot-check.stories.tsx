import { BotCheck } from '#components/account/registration/bot-check.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / bot-check' };

const settings = { 'botProtection.siteKey': 'key-1', 'botProtection.scriptUrl': 'data:text/javascript,' };

/** The provider's script has not rendered anything yet. */
export const Loading = () => (
  <StorySite settings={settings}>
    <EmptyStory reason="The script of the provider has drawn nothing yet.">
      <BotCheck />
    </EmptyStory>
  </StorySite>
);
