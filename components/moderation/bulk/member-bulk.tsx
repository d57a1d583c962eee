import { type ReactNode, useMemo, useRef } from 'react';
import type { User } from '#api/member/user/user.contract.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { SelectionKeys } from '#machines/moderation/bulk/stored-selection.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { BulkSelectAll } from './bulk-checkbox.tsx';
import { BulkSelection } from './bulk-selection.tsx';
import { type BulkJobCallbacks, BulkToolbarFrame } from './bulk-toolbar.tsx';
import { MemberBulkActions } from './member-bulk-actions.tsx';

const keysOf = (userID: number): SelectionKeys => ({
  checked: `${userID}_checkedMemberIDs`,
  pending: `${userID}_pendingMemberIDs`,
});

/** The members of the page, and their list. Each row contains a `BulkCheckbox`. */
interface MemberBulkProps {
  readonly users: readonly User[];
  readonly children: ReactNode;
}

const bulkPermissions = ['users.edit', 'users.delete', 'users.ban', 'community.moderate', 'site.manage'] as const;

/**
 * Bulk selection for the member list, for staff. The actions change roles, write to the members, warn, ban and delete
 * them (docs/behavior/member.md#many-members-at-once).
 */
export function MemberBulk({ users, children }: MemberBulkProps) {
  const { userID } = useSite().me;
  const may = useMay();
  const keys = useMemo(() => keysOf(userID), [userID]);
  if (!may(bulkPermissions)) return children;
  return (
    <BulkSelection
      order={users.map((user) => user.userID)}
      keys={keys}
      toolbar={
        <BulkToolbarFrame noun="member">{(reports) => <Toolbar users={users} reports={reports} />}</BulkToolbarFrame>
      }
    >
      <div className={stack({ gap: 'small' })}>
        <div>
          <BulkSelectAll />
        </div>
        {children}
      </div>
    </BulkSelection>
  );
}

const recordOf = ({ userID, name, roles = [] }: User): BulkRecord => ({
  id: userID,
  name,
  words: roles.map((role) => role.name).join(', '),
  categoryID: 0,
  categoryName: '',
  closed: false,
});

/** Returns all members seen so far. Those selected on pages that were not opened since are counted in the preview. */
function useRecords(users: readonly User[]): readonly BulkRecord[] {
  const seen = useRef(new Map<number, BulkRecord>());
  for (const user of users) seen.current.set(user.userID, recordOf(user));
  return [...seen.current.values()];
}

function Toolbar({ users, reports }: { users: readonly User[]; reports: BulkJobCallbacks }) {
  const records = useRecords(users);
  return <MemberBulkActions records={records} reports={reports} />;
}
