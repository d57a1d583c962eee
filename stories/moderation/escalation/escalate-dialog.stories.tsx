import { useRef } from 'react';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { EscalateDialog } from '#components/moderation/escalation/escalate-dialog.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / escalate-dialog' };

const seed: Seed = (client, api) => {
  orderSeed(client, api);
  client.setQueryData(assigneesQuery(api).queryKey, [aUserFragment()]);
};

const Escalating = () => (
  <EscalateDialog
    post={{ recordType: 'discussion', recordID: 5, recordName: 'Cheap anchors', categoryID: 3 }}
    onEscalated={() => undefined}
    returnTo={useRef<HTMLButtonElement>(null)}
  />
);

export const Open = () => (
  <StorySite me={ingrid} permissions={['community.moderate', 'discussions.delete']} seed={seed}>
    <Escalating />
  </StorySite>
);
