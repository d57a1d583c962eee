import { EscalationCard } from '#components/moderation/escalation/escalation-card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anEscalation } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / escalation-card' };

const card = (own: Parameters<typeof anEscalation>[0]) => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <EscalationCard escalation={anEscalation(own)} />
  </StorySite>
);

export const Open = () => card({});

export const Hidden = () => card({ recordIsLive: false, status: 'on-hold' });
