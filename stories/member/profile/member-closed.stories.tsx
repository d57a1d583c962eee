import { MemberClosed } from '#components/member/profile/member-closed.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aClosedMember } from '#tests/support/builders/builders.ts';

export default { title: 'member / member-closed' };

export const Private = () => (
  <StorySite>
    <MemberClosed member={aClosedMember()} />
  </StorySite>
);

export const Banned = () => (
  <StorySite>
    <MemberClosed member={aClosedMember({ banned: 1 })} />
  </StorySite>
);
