import { approvalQueueQuery } from '#api/moderation/approval/held-post.queries.ts';
import { ApprovalQueuePage } from '#components/moderation/approval/approval-queue-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / approval-queue-page' };

const queue = (posts: ReturnType<typeof aHeldPost>[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['community.moderate']}
    seed={(client, api) =>
      client.setQueryData(approvalQueueQuery(api, { page: 1 }).queryKey, { posts, total: posts.length })
    }
  >
    <ApprovalQueuePage filter={{ page: 1 }} />
  </StorySite>
);

export const Waiting = () =>
  queue([aHeldPost(), aHeldPost({ heldPostID: 2, recordType: 'comment', causes: ['keyword'] })]);

/** An edit shows its changes; the full text is available on demand. */
export const Edit = () =>
  queue([
    aHeldPost({
      editOf: 7,
      difference: {
        name: null,
        body: [
          { kind: 'same', text: 'Pins first, then ' },
          { kind: 'removed', text: 'glue' },
          { kind: 'added', text: 'a dry fit, and only then glue' },
          { kind: 'same', text: '.' },
        ],
      },
    }),
  ]);

export const Empty = () => queue([]);
