import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { MemberFacts } from '#components/administration/member/member-facts.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember, aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-facts' };

export const WithAddresses = () => (
  <StorySite
    me={ingrid}
    permissions={['users.edit', 'personalInfo.view']}
    seed={(client, api) => client.setQueryData(profileFieldsQuery(api).queryKey, [aProfileField()])}
  >
    <MemberFacts
      member={aMember({
        email: 'ingrid@example.org',
        emailConfirmed: false,
        insertIPAddress: '203.0.113.7',
        lastIPAddress: '2001:db8::1',
        profileFields: { town: 'Bergen' },
      })}
    />
  </StorySite>
);
