import { EmbedFrame } from '#components/post/share/embed-frame.tsx';
import { BodyPlace } from '#stories/support/body-place.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / embed-frame' };

const html = '<p class="embed" dir="auto"><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p>';

export const Offered = () => (
  <StorySite>
    <BodyPlace html={html}>{(place) => <EmbedFrame place={place} />}</BodyPlace>
  </StorySite>
);
