import { ProfileLink } from '#components/member/profile/profile-link.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / profile-link' };

export const Named = () => (
  <StorySite>
    <ProfileLink person={{ userID: 8, name: 'Uma' }} />
  </StorySite>
);
