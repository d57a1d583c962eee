import { EscalationNameField } from '#components/moderation/escalation/escalation-name-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / escalation-name-field' };

export const Filled = () => (
  <StorySite>
    <EscalationNameField name="Quarrel at the pier" onName={() => undefined} />
  </StorySite>
);
