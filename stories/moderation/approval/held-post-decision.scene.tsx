import { HeldPostCard } from '#components/moderation/approval/approval-queue-page.tsx';
import { heldPostDecisionModel } from '#machines/moderation/approval/held-post-decision.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/builders/report-builders.ts';

/** The scene of a decision on a held post. */
export const heldPostDecisionScene = defineScene(heldPostDecisionModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <HeldPostCard post={aHeldPost()} />
    </StorySite>
  ),
});
