import { PostOrder } from '#components/post/post-order.tsx';
import { someReports, someWarning } from '#stories/support/post-order.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-order' };

export const Warned = () => (
  <StorySite>
    <PostOrder recordType="comment" recordID={1} warning={someWarning} />
  </StorySite>
);

export const Reported = () => (
  <StorySite>
    <PostOrder recordType="comment" recordID={1} reportMeta={someReports} />
  </StorySite>
);
