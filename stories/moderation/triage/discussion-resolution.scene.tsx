import { DiscussionTriageCard } from '#components/moderation/triage/discussion-triage-card.tsx';
import { discussionResolutionModel } from '#machines/moderation/triage/discussion-resolution.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

/** The scene of the resolution of a discussion in triage. */
export const discussionResolutionScene = defineScene(discussionResolutionModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['staff.allow']}>
      <DiscussionTriageCard discussion={aDiscussion()} escalationID={undefined} mayEscalate={false} />
    </StorySite>
  ),
});
