import { commentThreadQuery, discussionQuery } from '#api/discussion/discussion.queries.ts';
import { DiscussionPage } from '#components/discussion/discussion-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aThread } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-page' };

const filter = { discussionID: 34, page: 1, limit: 30, sort: 'dateInserted' } as const;

const page = (thread: ReturnType<typeof aThread>, closed = false) => (
  <StorySite
    isBare
    seed={(client, api) => {
      client.setQueryData(discussionQuery(api, 34).queryKey, aDiscussion({ closed }));
      const total = Object.keys(thread.commentsByID).length;
      client.setQueryData(commentThreadQuery(api, filter).queryKey, { ...thread, page: 1, total });
    }}
  >
    <DiscussionPage filter={filter} />
  </StorySite>
);

export const Answered = () => page(aThread());

export const Unanswered = () => page({ threadStructure: [], commentsByID: {} });

export const Closed = () => page({ threadStructure: [], commentsByID: {} }, true);
