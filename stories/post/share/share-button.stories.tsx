import { ShareButton } from '#components/post/share/share-button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / share-button' };

export const OfADiscussion = () => (
  <StorySite>
    <ShareButton />
  </StorySite>
);

export const OfAComment = () => (
  <StorySite>
    <ShareButton label="Share the comment by Ingrid Solheim" />
  </StorySite>
);
