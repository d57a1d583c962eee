import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { MemberAddition } from '#components/administration/member/member-addition.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-addition' };

export const Empty = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['users.add']}
    seed={(client, api) => {
      client.setQueryData(profileFieldsQuery(api).queryKey, [aProfileField()]);
      client.setQueryData(assignableRolesQuery(api).queryKey, [
        { roleID: 8, name: 'Member', description: '', type: 'member', assignable: true },
        { roleID: 16, name: 'Administrator', description: '', type: 'administrator', assignable: false },
      ] as never);
    }}
  >
    <MemberAddition />
  </StorySite>
);
