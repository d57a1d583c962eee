import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { userAdditionQuery } from '#api/member/user/user.queries.ts';
import { MemberAddition } from '#components/administration/member/member-addition.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-addition' };

const Sample = ({ mayOmitPassword }: { mayOmitPassword: boolean }) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['users.add']}
    seed={(client, api) => {
      client.setQueryData(profileFieldsQuery(api).queryKey, [aProfileField()]);
      client.setQueryData(userAdditionQuery(api).queryKey, { mayOmitPassword });
      client.setQueryData(assignableRolesQuery(api).queryKey, [
        { roleID: 8, name: 'Member', description: '', type: 'member', assignable: true },
        { roleID: 16, name: 'Administrator', description: '', type: 'administrator', assignable: false },
      ] as never);
    }}
  >
    <MemberAddition />
  </StorySite>
);

/** The member gets a link to choose a password. */
export const Empty = () => <Sample mayOmitPassword />;

/** Without a mail server, the password is required. */
export const WithoutMailServer = () => <Sample mayOmitPassword={false} />;
