import { EscalationCard } from '#components/moderation/escalation/escalation-card.tsx';
import { escalationChangeModel } from '#machines/moderation/escalation/escalation-change.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anEscalation } from '#tests/support/builders/report-builders.ts';

/** The scene of a change of an escalation. */
export const escalationChangeScene = defineScene(escalationChangeModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['staff.allow']}>
      <EscalationCard escalation={anEscalation()} />
    </StorySite>
  ),
});
