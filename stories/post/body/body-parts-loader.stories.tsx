import { BodyPartsLoader } from '#components/post/body/body-parts-loader.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / body-parts-loader' };

export const Waiting = () => (
  <StorySite>
    <PostBody html='<p dir="auto">No interactive content.</p>' />
    <BodyPartsLoader />
  </StorySite>
);
