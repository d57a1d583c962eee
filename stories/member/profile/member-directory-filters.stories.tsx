import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { MemberDirectoryFilters } from '#components/member/profile/member-directory-filters.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-directory-filters' };

const filters = (...permissions: string[]) => (
  <StorySite
    me={ingrid}
    permissions={permissions}
    seed={(client, api) => {
      client.setQueryData(profileFieldsQuery(api).queryKey, [
        aProfileField(),
        aProfileField({ apiName: 'sails', label: 'Sails', dataType: 'boolean', formType: 'checkbox' }),
        aProfileField({ apiName: 'phone', label: 'Telephone', visibility: 'private' }),
      ]);
      client.setQueryData(rolesQuery(api).queryKey, []);
    }}
  >
    <MemberDirectoryFilters
      filter={{ query: 'in', sort: 'name', page: 1, limit: 30, answers: { town: 'Bergen', sails: 'true' } }}
    />
  </StorySite>
);

export const ForMembers = () => filters('profiles.view');

export const ForStaff = () => filters('profiles.view', 'personalInfo.view');
