import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { QuoteButton } from '#components/post/share/quote-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / quote-button' };

const button = (kind: 'comment' | 'discussion') => (
  <StorySite me={ingrid}>
    <WritingProvider>
      <QuoteButton kind={kind} id={91} author="MaireadK" />
    </WritingProvider>
  </StorySite>
);

export const OfAComment = () => button('comment');

export const OfADiscussion = () => button('discussion');
