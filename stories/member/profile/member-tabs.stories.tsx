import { MemberTabs } from '#components/member/profile/member-tabs.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-tabs' };

export const Profile = () => (
  <StorySite>
    <MemberTabs member={aMember()} current="about" />
  </StorySite>
);

export const Comments = () => (
  <StorySite>
    <MemberTabs member={aMember()} current="comments" />
  </StorySite>
);
