import { WaitingPost } from '#components/moderation/approval/own-held-posts.tsx';
import { heldPostWithdrawalModel } from '#machines/moderation/approval/held-post-withdrawal.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/builders/report-builders.ts';

/** The scene of the withdrawal of a held post. */
export const heldPostWithdrawalScene = defineScene(heldPostWithdrawalModel, {
  render: () => (
    <StorySite me={ingrid}>
      <WaitingPost post={aHeldPost()} />
    </StorySite>
  ),
});
