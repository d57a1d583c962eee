import { MemberPrivacy } from '#components/member/settings/member-privacy.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-privacy' };

export const Public = () => (
  <StorySite me={ingrid}>
    <MemberPrivacy member={aMemberToEdit({ showEmail: true })} />
  </StorySite>
);

export const Private = () => (
  <StorySite me={ingrid}>
    <MemberPrivacy member={aMemberToEdit({ private: true })} />
  </StorySite>
);
