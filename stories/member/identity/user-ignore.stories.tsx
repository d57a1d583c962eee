import { UserIgnore } from '#components/member/identity/user-ignore.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / user-ignore' };

// The stories of the individual states are generated from the model and the scene.
export const Live = () => (
  <StorySite me={ingrid}>
    <UserIgnore member={{ userID: 9, name: 'Tomas Lind' }} isIgnored />
  </StorySite>
);
