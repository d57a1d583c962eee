import { LongQuote } from '#components/post/share/long-quote.tsx';
import { BodyPlace } from '#stories/support/body-place.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / long-quote' };

const html = `<blockquote class="longQuote">${'<p dir="auto">A quote that goes on.</p>'.repeat(12)}</blockquote>`;

export const Collapsed = () => (
  <StorySite>
    <BodyPlace html={html}>{(place) => <LongQuote place={place} />}</BodyPlace>
  </StorySite>
);
