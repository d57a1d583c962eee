import { visitPrivacyQuery } from '#api/administration/count/tick.queries.ts';
import { myEditQuery, mySessionsQuery } from '#api/member/user/user.queries.ts';
import { MemberAccountPage } from '#components/member/settings/member-account-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit, aSession } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-account-page' };

export const Member = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['profiles.edit', 'profile.editusernames']}
    seed={(client, api) => {
      client.setQueryData(visitPrivacyQuery(api).queryKey, '-1');
      client.setQueryData(myEditQuery(api).queryKey, aMemberToEdit());
      client.setQueryData(mySessionsQuery(api).queryKey, [aSession({ current: true })]);
    }}
  >
    <MemberAccountPage />
  </StorySite>
);
