import { ClosedProfile } from '#components/member/profile/closed-profile.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aClosedMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / closed-profile' };

export const Private = () => (
  <StorySite>
    <ClosedProfile member={aClosedMember()} />
  </StorySite>
);

export const Banned = () => (
  <StorySite>
    <ClosedProfile member={aClosedMember({ banned: 1 })} />
  </StorySite>
);
