import { escalationListQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { EscalationListPage } from '#components/moderation/escalation/escalation-list-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anEscalation } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / escalation-list-page' };

const filter = { status: 'unfinished', page: 1 } as const;

const list = (escalations: ReturnType<typeof anEscalation>[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['community.moderate']}
    seed={(client, api) =>
      client.setQueryData(escalationListQuery(api, filter).queryKey, { escalations, total: escalations.length })
    }
  >
    <EscalationListPage filter={filter} />
  </StorySite>
);

export const Unfinished = () => list([anEscalation(), anEscalation({ escalationID: 2, recordIsLive: false })]);

export const Empty = () => list([]);
