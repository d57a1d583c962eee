import { DraftTabs } from '#components/composer/draft/draft-tabs.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-tabs' };

export const Drafts = () => (
  <StorySite>
    <DraftTabs current="drafts" />
  </StorySite>
);

export const Scheduled = () => (
  <StorySite>
    <DraftTabs current="schedule" />
  </StorySite>
);
