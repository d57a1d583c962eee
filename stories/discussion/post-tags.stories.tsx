import { PostTags } from '#components/discussion/post-tags.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / post-tags' };

const tags = [
  { tagID: 1, name: 'wood', urlcode: 'wood' },
  { tagID: 2, name: 'tools', urlcode: 'tools' },
];

export const Two = () => (
  <StorySite>
    <PostTags tags={tags} />
  </StorySite>
);
