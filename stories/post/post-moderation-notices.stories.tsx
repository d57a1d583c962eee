import { PostModerationNotices } from '#components/post/post-moderation-notices.tsx';
import { someReports, someWarning } from '#stories/support/post-order.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-moderation-notices' };

export const Warned = () => (
  <StorySite>
    <PostModerationNotices recordType="comment" recordID={1} warning={someWarning} />
  </StorySite>
);

export const Reported = () => (
  <StorySite>
    <PostModerationNotices recordType="comment" recordID={1} reportMeta={someReports} />
  </StorySite>
);
