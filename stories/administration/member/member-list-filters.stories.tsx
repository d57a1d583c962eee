import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { memberListFilterIn } from '#api/member/user/member-list-filter.ts';
import { MemberListFilters } from '#components/administration/member/member-list-filters.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-list-filters' };

export const Filtered = () => (
  <StorySite
    me={ingrid}
    permissions={['personalInfo.view']}
    seed={(client, api) => {
      client.setQueryData(profileFieldsQuery(api).queryKey, [aProfileField()]);
      client.setQueryData(rolesQuery(api).queryKey, [
        { roleID: 8, name: 'Member', description: '' },
        { roleID: 32, name: 'Moderator', description: '' },
      ] as never);
    }}
  >
    <MemberListFilters
      filter={memberListFilterIn({ query: 'ada', role: '32', banned: 'yes', 'field.town': 'Bergen' })}
    />
  </StorySite>
);
