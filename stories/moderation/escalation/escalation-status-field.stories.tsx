import { EscalationStatusField } from '#components/moderation/escalation/escalation-status-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / escalation-status-field' };

export const OnHold = () => (
  <StorySite>
    <EscalationStatusField label="Status" status="on-hold" onStatus={() => undefined} />
  </StorySite>
);
