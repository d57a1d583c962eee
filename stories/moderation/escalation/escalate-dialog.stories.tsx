import { useRef } from 'react';
import { EscalateDialog } from '#components/moderation/escalation/escalate-dialog.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / escalate-dialog' };

const Escalating = () => (
  <EscalateDialog
    post={{ recordType: 'discussion', recordID: 5, recordName: 'Cheap anchors', categoryID: 3 }}
    onEscalated={() => undefined}
    returnTo={useRef<HTMLButtonElement>(null)}
  />
);

export const Open = () => (
  <StorySite me={ingrid} permissions={['community.moderate', 'discussions.delete']} seed={orderSeed}>
    <Escalating />
  </StorySite>
);
