import { DiscussionList } from '#components/discussion/list/discussion-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, aDiscussionInArabic } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-list' };

const href = ({ page = 1 }: { page?: number }) => `/discussions?page=${page}`;

export const Populated = () => (
  <StorySite>
    <DiscussionList
      label="Recent Posts"
      discussions={[
        aDiscussion({ pinned: true }),
        aDiscussionInArabic(),
        aDiscussion({ discussionID: 2, countComments: 0 }),
      ]}
      sort="-dateLastComment"
      pager={{ page: 2, limit: 30, total: 95, hasMore: true }}
      href={href}
    />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <DiscussionList label="Recent Posts" discussions={[]} empty="Be the first to start one." />
  </StorySite>
);
