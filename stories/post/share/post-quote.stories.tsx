import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { PostQuote } from '#components/post/share/post-quote.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-quote' };

const button = (kind: 'comment' | 'discussion') => (
  <StorySite me={ingrid}>
    <WritingProvider>
      <PostQuote kind={kind} id={91} author="MaireadK" />
    </WritingProvider>
  </StorySite>
);

export const OfAComment = () => button('comment');

export const OfADiscussion = () => button('discussion');
