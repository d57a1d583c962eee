import { MemberProfileForm } from '#components/member/settings/member-profile-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-profile-form' };

export const Filled = () => (
  <StorySite me={ingrid}>
    <MemberProfileForm member={aMemberToEdit()} />
  </StorySite>
);

export const Empty = () => (
  <StorySite me={ingrid}>
    <MemberProfileForm member={aMemberToEdit({ title: null, about: null, location: null, website: null })} />
  </StorySite>
);
