import { CreateCommentLocation } from '#components/composer/form/create-comment-location.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / create-comment-location' };

const done = () => Promise.resolve();

export const ReplyWithDraft = () => (
  <StorySite me={ingrid}>
    <CreateCommentLocation
      spot="reply-1"
      draft={{ isThere: true, discard: done }}
      onSpot={() => undefined}
      onReady={(handle) => queueMicrotask(() => handle?.choose('reply-2'))}
    />
  </StorySite>
);
