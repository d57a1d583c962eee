import { RevisedBody, revisionPicker } from '#components/moderation/revision/revised-body.tsx';
import { revisionRequestModel } from '#machines/moderation/revision/revision-request.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

// The picker is there in the first picture.
void revisionPicker.load();

/** The scene of a request for the revisions of a post. */
export const revisionRequestScene = defineScene(revisionRequestModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <RevisedBody recordType="discussion" recordID={40} categoryID={3} isLive>
        <p>Hide glue is easily reversible.</p>
      </RevisedBody>
    </StorySite>
  ),
});
