import { NoComments } from '#components/discussion/thread/no-comments.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / no-comments' };

export const Open = () => (
  <StorySite>
    <NoComments isClosed={false} />
  </StorySite>
);

export const Closed = () => (
  <StorySite>
    <NoComments isClosed />
  </StorySite>
);
