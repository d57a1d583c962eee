import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import type { SelectionKeys } from '#machines/moderation/bulk/stored-selection.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { BulkSelectAll } from './bulk-checkbox.tsx';
import { BulkJob } from './bulk-job.tsx';
import { BulkSelection, useBulkSelection } from './bulk-selection.tsx';
import { type BulkJobCallbacks, BulkToolbarFrame } from './bulk-toolbar.tsx';
import { CheckList } from './check-list.tsx';
import { runJob, sendRoles, useBulkRun } from './use-bulk-run.ts';

const keysOf = (userID: number): SelectionKeys => ({
  checked: `${userID}_checkedMemberIDs`,
  pending: `${userID}_pendingMemberIDs`,
});

/** The members of the page, and their list. Each row contains a `BulkCheckbox`. */
interface MemberBulkProps {
  readonly users: readonly User[];
  readonly children: ReactNode;
}

/** Bulk selection for the member list, for viewers with users.edit. The action gives roles and takes them away. */
export function MemberBulk({ users, children }: MemberBulkProps) {
  const { userID } = useSite().me;
  const may = useMay();
  const keys = useMemo(() => keysOf(userID), [userID]);
  if (!may('users.edit')) return children;
  return (
    <BulkSelection
      order={users.map((user) => user.userID)}
      keys={keys}
      toolbar={
        <BulkToolbarFrame noun="member">{(reports) => <Actions users={users} reports={reports} />}</BulkToolbarFrame>
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

function Actions({ users, reports }: { users: readonly User[]; reports: BulkJobCallbacks }) {
  const { api } = useSite();
  const records = useRecords(users);
  const calls = useBulkRun();
  const { data: roles = [] } = useQuery(assignableRolesQuery(api));
  const [given, setGiven] = useState<readonly number[]>([]);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const selection = useBulkSelection()?.selection;
  if (!selection) return null;
  const options = roles.filter(({ assignable }) => assignable).map(({ roleID, name }) => ({ id: roleID, name }));
  return (
    <BulkJob
      action="assign"
      records={records}
      ids={selection.checked}
      refusal={selection.isPending ? t('moderation.bulk.running') : undefined}
      lack={given.length + taken.length === 0 ? t('user.bulk.lack') : undefined}
      form={
        <>
          <CheckList legend={t('user.bulk.give')} options={options} chosen={given} onChange={setGiven} />
          <CheckList legend={t('user.bulk.take')} options={options} chosen={taken} onChange={setTaken} />
        </>
      }
      onSend={({ ids }) =>
        runJob(sendRoles(api, { userIDs: [...ids], addRoleIDs: [...given], removeRoleIDs: [...taken] }))
      }
      onResume={calls.resume}
      {...reports}
      onEnded={(response: BulkResponse | undefined) => {
        reports.onEnded();
        calls.ended('assign', response);
        setGiven([]);
        setTaken([]);
      }}
    />
  );
}
