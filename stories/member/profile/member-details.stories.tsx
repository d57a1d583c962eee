import { MemberDetails } from '#components/member/profile/member-details.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-details' };

export const All = () => (
  <StorySite>
    <MemberDetails member={aMember({ email: 'ingrid@example.org' })} />
  </StorySite>
);

export const Few = () => (
  <StorySite>
    <MemberDetails member={aMember({ location: null, website: null, countVisits: 0 })} />
  </StorySite>
);
