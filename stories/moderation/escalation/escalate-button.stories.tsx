import { EscalateButton } from '#components/moderation/escalation/escalate-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / escalate-button' };

const button = (refusal?: string) => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <EscalateButton
      post={{ recordType: 'discussion', recordID: 5, recordName: 'Cheap anchors', categoryID: 3 }}
      refusal={refusal}
      onEscalated={() => undefined}
    />
  </StorySite>
);

export const Default = () => button();

export const AssignedToOther = () => button('Ada is working on this');
