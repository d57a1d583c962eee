import { discussionTriageQuery } from '#api/moderation/triage/discussion-triage.queries.ts';
import { DiscussionTriagePage } from '#components/moderation/triage/discussion-triage-page.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'moderation / discussion-triage-page' };

const filter = { isResolved: false, page: 1 };

const page = (discussions: ReturnType<typeof aDiscussion>[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['staff.allow']}
    seed={(client, api) => {
      orderSeed(client, api);
      client.setQueryData(discussionTriageQuery(api, filter).queryKey, { discussions, total: discussions.length });
    }}
  >
    <DiscussionTriagePage filter={filter} />
  </StorySite>
);

export const Unresolved = () => page([aDiscussion({ resolved: false })]);

export const Empty = () => page([]);
