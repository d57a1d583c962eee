import { DraftToast } from '#components/composer/draft/draft-toast.tsx';
import { recordDeviceText } from '#machines/composer/draft/stored-text-index.ts';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-toast' };

const toast = (key: string) => (
  <StorySite me={ingrid}>
    <DraftToast draftKey={key} anchor="nowhere" onFollow={() => undefined} />
  </StorySite>
);

export const WithDraft = () => {
  recordDeviceText('story/draft-toast', true);
  return toast('story/draft-toast');
};

export const WithoutDraft = () => (
  <EmptyStory reason="No unfinished text is stored.">{toast('story/no-draft')}</EmptyStory>
);
