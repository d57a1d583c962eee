import { MemberAccountForm } from '#components/member/settings/member-account-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-account-form' };

export const WithPassword = () => (
  <StorySite me={ingrid} permissions={['profile.editusernames']}>
    <MemberAccountForm member={aMemberToEdit()} />
  </StorySite>
);

export const WithoutPassword = () => (
  <StorySite me={ingrid}>
    <MemberAccountForm member={aMemberToEdit({ hasPassword: false })} />
  </StorySite>
);

export const PendingEmail = () => (
  <StorySite me={ingrid}>
    <MemberAccountForm member={aMemberToEdit({ pendingEmail: 'new@example.org' })} />
  </StorySite>
);
