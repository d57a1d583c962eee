import type { PermissionCheck } from '#api/moderation/permission/permission-check.contract.ts';
import { PermissionVerdict } from '#components/moderation/permission/permission-verdict.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / permission-verdict' };

const aCheck = (own: Partial<PermissionCheck>): PermissionCheck => ({
  user: aUserFragment(),
  permission: 'comments.add',
  granted: false,
  rule: 'muted',
  roles: [{ roleID: 8, name: 'Member' }],
  ownRoles: [{ roleID: 8, name: 'Member' }],
  category: { categoryID: 3, name: 'Meeting Place' },
  junction: null,
  approval: [],
  obstacle: null,
  ...own,
});

export const Muted = () => <PermissionVerdict check={aCheck({})} />;

export const ByRole = () => <PermissionVerdict check={aCheck({ granted: true, rule: 'role' })} />;

export const ClosedDiscussion = () => (
  <PermissionVerdict
    check={aCheck({
      granted: true,
      rule: 'role',
      obstacle: { code: 'discussion.closed', message: 'This discussion has been closed.' },
    })}
  />
);

export const OwnCategory = () => (
  <PermissionVerdict check={aCheck({ rule: 'category', junction: { categoryID: 3, name: 'Meeting Place' } })} />
);
