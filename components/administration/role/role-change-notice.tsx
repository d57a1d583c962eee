import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';
import type { GridKey } from './role-grid.ts';
import { permissionList } from './role-permissions.ts';
import { type ChangedRole, differenceOf, lockOutsOf, type RoleChangeFacts } from './role-warnings.ts';

/** The props of the notice: the facts, the cells that the role grants now, and the role as it will be. */
export interface RoleChangeNoticeProps {
  readonly facts: RoleChangeFacts;
  readonly before: readonly GridKey[];
  readonly after: ChangedRole;
}

/** What a change of a role means before it is saved: what it grants and takes away, and whom it locks out. */
export function RoleChangeNotice({ facts, before, after }: RoleChangeNoticeProps) {
  const { gained, lost } = differenceOf(before, after.cells);
  const lockOuts = lockOutsOf(facts, after);
  const count = facts.role?.countUsers ?? 0;
  if (gained.length === 0 && lost.length === 0 && lockOuts.length === 0) return null;
  return (
    <Message tone={lockOuts.length > 0 ? 'warning' : 'info'} title={t('role.warning.title')} live>
      {[
        ...lockOuts.map((name) => t(`role.warning.${name}`)),
        ...(gained.length > 0 ? [t('role.warning.gained', { permissions: permissionList(gained) })] : []),
        ...(lost.length > 0 ? [t('role.warning.lost', { permissions: permissionList(lost) })] : []),
        ...(count > 0 ? [t('role.warning.affected', { count })] : []),
      ].map((words) => (
        <span key={words} style={{ display: 'block' }}>
          {words}
        </span>
      ))}
    </Message>
  );
}
