import { QuoteButton } from '#components/post/share/quote-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / quote-button' };

const button = (busy = false) => (
  <StorySite me={ingrid}>
    <QuoteButton author="MaireadK" busy={busy} />
  </StorySite>
);

export const Usual = () => button();

export const Busy = () => button(true);
