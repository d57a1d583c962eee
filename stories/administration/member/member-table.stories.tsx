import { memberListFilterIn } from '#api/member/user/member-list-filter.ts';
import { MemberTable } from '#components/administration/member/member-table.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-table' };

const columns = [
  { name: 'roles', label: 'Roles' },
  { name: 'dateInserted', label: 'Registered', sort: 'dateInserted' },
  { name: 'lastIPAddress', label: 'Last IP address' },
  { name: 'countPosts', label: 'Posts', sort: 'countPosts', isNumber: true },
] as const;

export const SortedByPosts = () => (
  <StorySite me={ingrid}>
    <MemberTable
      users={[
        aMember({ email: 'ingrid@example.org', lastIPAddress: '203.0.113.7', emailConfirmed: false }),
        aMember({ userID: 8, name: 'Uma', banned: 1, bypassSpam: true, countPosts: 3 }),
      ]}
      columns={columns}
      filter={memberListFilterIn({ sort: '-countPosts' })}
    />
  </StorySite>
);
