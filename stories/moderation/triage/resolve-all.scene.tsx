import { ResolveAll } from '#components/moderation/triage/resolve-all.tsx';
import { resolveAllModel } from '#machines/moderation/triage/resolve-all.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the resolution of all discussions. */
export const resolveAllScene = defineScene(resolveAllModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['site.manage']}>
      <ResolveAll />
    </StorySite>
  ),
});
