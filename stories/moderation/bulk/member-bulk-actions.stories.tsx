import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { BulkSelection } from '#components/moderation/bulk/bulk-selection.tsx';
import { MemberBulkActions } from '#components/moderation/bulk/member-bulk-actions.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / member-bulk-actions' };

const reports = { onBegan: () => undefined, onProgress: () => undefined, onEnded: () => undefined };

export const All = () => (
  <StorySite
    me={ingrid}
    permissions={['users.edit', 'users.delete', 'conversations.add']}
    seed={(client, api) => {
      client.setQueryData(assignableRolesQuery(api).queryKey, []);
      client.setQueryData(twoFactorQuery(api).queryKey, { isConfirmed: true } as never);
    }}
  >
    <BulkSelection order={[]} toolbar={<MemberBulkActions records={[]} reports={reports} />}>
      <p>Members</p>
    </BulkSelection>
  </StorySite>
);
