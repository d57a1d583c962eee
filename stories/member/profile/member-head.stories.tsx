import { MemberHead } from '#components/member/profile/member-head.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-head' };

export const AnotherMember = () => (
  <StorySite>
    <MemberHead member={aMember()} />
  </StorySite>
);

export const OwnProfile = () => (
  <StorySite me={ingrid} permissions={['profiles.edit']}>
    <MemberHead member={aMember()} />
  </StorySite>
);

export const Banned = () => (
  <StorySite>
    <MemberHead member={aMember({ banned: 1 })} />
  </StorySite>
);

export const LongName = () => (
  <StorySite>
    <MemberHead member={aMember({ name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe_1911', label: 'Founder' })} />
  </StorySite>
);
