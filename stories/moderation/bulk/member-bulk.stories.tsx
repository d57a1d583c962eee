import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { memberListFilterIn } from '#api/member/user/member-list-filter.ts';
import { MemberTable } from '#components/administration/member/member-table.tsx';
import { MemberBulk } from '#components/moderation/bulk/member-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / member-bulk' };

export const NothingSelected = () => (
  <StorySite
    me={ingrid}
    permissions={['users.edit', 'users.delete', 'conversations.add']}
    seed={(client, api) => client.setQueryData(assignableRolesQuery(api).queryKey, [])}
  >
    <MemberBulk users={[aMember()]}>
      <MemberTable users={[aMember()]} columns={[{ name: 'roles', label: 'Roles' }]} filter={memberListFilterIn({})} />
    </MemberBulk>
  </StorySite>
);
