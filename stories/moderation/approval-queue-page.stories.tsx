import { approvalQueueQuery } from '#api/moderation/held-post.queries.ts';
import { ApprovalQueuePage } from '#components/moderation/approval-queue-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/report-builders.ts';

export default { title: 'moderation / approval-queue-page' };

const queue = (posts: ReturnType<typeof aHeldPost>[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['community.moderate']}
    seed={(client, api) => client.setQueryData(approvalQueueQuery(api, 1).queryKey, { posts, total: posts.length })}
  >
    <ApprovalQueuePage page={1} />
  </StorySite>
);

export const Waiting = () =>
  queue([aHeldPost(), aHeldPost({ heldPostID: 2, recordType: 'comment', causes: ['keyword'] })]);

export const Empty = () => queue([]);
