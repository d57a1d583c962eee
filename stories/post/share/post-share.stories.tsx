import { PostShare } from '#components/post/share/post-share.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-share' };

export const NotYetOpened = () => (
  <StorySite>
    <PostShare url="/discussion/3/tide-tables" name="How were the tide tables made?" discussionID={3} />
  </StorySite>
);
