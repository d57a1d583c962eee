import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { DiscussionListPage } from '#components/discussion/list/discussion-list-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-list-page' };

const filter: DiscussionListFilter = { sort: '-dateLastComment', page: 1, limit: 30 };

const page = (discussions: Discussion[]) => (
  <StorySite
    seed={(client, api) =>
      client.setQueryData(discussionListQuery(api, filter).queryKey, {
        discussions,
        total: discussions.length,
        hasMore: false,
        isCapped: false,
      })
    }
  >
    <DiscussionListPage filter={filter} path="/discussions" label="Recent Posts" empty="Be the first to start one." />
  </StorySite>
);

export const Populated = () => page([aDiscussion(), aDiscussion({ discussionID: 35, unread: false })]);

export const Empty = () => page([]);
