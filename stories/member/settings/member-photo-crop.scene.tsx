import { MemberPhoto } from '#components/member/settings/member-photo.tsx';
import { memberPhotoCropModel } from '#machines/member/settings/member-photo-crop.model.ts';
import { choosePicture } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3C/svg%3E';

/** The scene of the photo machine: a member selects a photo. */
export const memberPhotoCropScene = defineScene(memberPhotoCropModel, {
  render: () => (
    <StorySite me={ingrid}>
      <MemberPhoto member={aMemberToEdit({ photo })} />
    </StorySite>
  ),
  reach: { 'file.chosen': () => choosePicture('[name="photo"]') },
});
