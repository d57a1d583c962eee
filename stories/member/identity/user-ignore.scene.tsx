import { UserIgnore } from '#components/member/identity/user-ignore.tsx';
import { userIgnoreModel } from '#machines/member/identity/user-ignore.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the ignore machine: a member toggles whether they ignore another. */
export const userIgnoreScene = defineScene(userIgnoreModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <UserIgnore member={{ userID: 9, name: 'Tomas Lind' }} isIgnored={start === 'ignored'} />
    </StorySite>
  ),
});
