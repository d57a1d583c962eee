import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';

export default { title: 'member / settings-card' };

export const WithDescription = () => (
  <SettingsCard id="name" title="Your name" words="Shown next to everything you post.">
    <Button>Change</Button>
  </SettingsCard>
);

export const TitleOnly = () => <SettingsCard id="sessions" title="Sessions" />;
