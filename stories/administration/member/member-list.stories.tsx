import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { memberColumnsQuery, memberListQuery } from '#api/member/user/member-list.queries.ts';
import { memberListFilterIn } from '#api/member/user/member-list-filter.ts';
import { MemberList } from '#components/administration/member/member-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / member-list' };

const filter = memberListFilterIn({ query: 'nobody' });

export const Empty = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['users.add', 'users.edit', 'personalInfo.view']}
    seed={(client, api) => {
      client.setQueryData(memberListQuery(api, filter).queryKey, { users: [], total: 0 });
      client.setQueryData(memberColumnsQuery(api).queryKey, null);
      client.setQueryData(rolesQuery(api).queryKey, []);
      client.setQueryData(profileFieldsQuery(api).queryKey, []);
    }}
  >
    <MemberList filter={filter} />
  </StorySite>
);
