import { RoleChangeNotice } from '#components/administration/role/role-change-notice.tsx';
import type { GridKey } from '#components/administration/role/role-grid.ts';
import { RoleStory, sampleRole, sampleRoles } from './role-samples.tsx';

export default { title: 'administration / role-change-notice' };

const notice = (roleID: number, after: readonly GridKey[]) => (
  <RoleStory>
    <RoleChangeNotice
      facts={{ role: sampleRole(roleID), roles: sampleRoles, viewer: { roleIDs: [16], isAdmin: false } }}
      before={['0 session.valid', '0 site.manage']}
      after={{ cells: after, canSession: true }}
    />
  </RoleStory>
);

export const Change = () => notice(8, ['0 session.valid', '0 tags.add']);
export const LockOut = () => notice(16, ['0 session.valid']);
