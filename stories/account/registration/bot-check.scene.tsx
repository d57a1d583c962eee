import { BotCheck, type BotCheckProvider } from '#components/account/registration/bot-check.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { botCheckModel } from '#machines/account/registration/bot-check.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const settings = {
  'botProtection.siteKey': 'key-1',
  'botProtection.scriptUrl': 'https://check.example.org/api.js',
};

/** A provider whose widget is a checkbox. */
const provider: BotCheckProvider = {
  render: (place) => {
    place.innerHTML = '<label><input type="checkbox"> I am human</label>';
    return 'widget';
  },
  reset: () => undefined,
};

/** The bot check of the registration form. */
export const botCheckScene = defineScene(botCheckModel, {
  render: () => (
    <StorySite settings={settings}>
      <Check />
    </StorySite>
  ),
});

function Check() {
  const load = useStoryCall<string>('/check');
  return (
    <form>
      <BotCheck load={(src, signal) => load(src, signal).then(() => provider)} />
      <Button type="submit">Apply for Membership</Button>
    </form>
  );
}
