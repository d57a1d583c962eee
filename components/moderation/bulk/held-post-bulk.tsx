import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { HeldPost } from '#api/moderation/approval/held-post.contract.ts';
import { heldPostsByIDQuery } from '#api/moderation/approval/held-post.queries.ts';
import { t } from '#api/translations.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { HeldPostBulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import type { SelectionKeys } from '#machines/moderation/bulk/stored-selection.ts';
import { BulkSelectAll } from './bulk-checkbox.tsx';
import { BulkJob } from './bulk-job.tsx';
import { BulkSelection, useBulkSelection } from './bulk-selection.tsx';
import { type BulkJobCallbacks, BulkToolbarFrame } from './bulk-toolbar.tsx';
import * as styles from './held-post-bulk.css.ts';
import { runJob, sendHeldPosts, useBulkRun } from './use-bulk-run.ts';

const keysOf = (userID: number): SelectionKeys => ({
  checked: `${userID}_checkedHeldPostIDs`,
  pending: `${userID}_pendingHeldPostIDs`,
});

interface HeldPostBulkProps {
  /** The posts of the page. */
  readonly posts: readonly HeldPost[];
  /** The queue. Each card contains a `BulkCheckbox`. */
  readonly children: ReactNode;
}

/**
 * Bulk selection for the approval queue, with the actions approve, reject and delete
 * (docs/behavior/moderation.md#held-posts).
 */
export function HeldPostBulk({ posts, children }: HeldPostBulkProps) {
  const { userID } = useSite().me;
  const keys = useMemo(() => keysOf(userID), [userID]);
  return (
    <BulkSelection
      order={posts.map(({ heldPostID }) => heldPostID)}
      keys={keys}
      toolbar={
        <BulkToolbarFrame noun="post">{(reports) => <Actions posts={posts} reports={reports} />}</BulkToolbarFrame>
      }
    >
      {posts.length > 0 && (
        <div className={styles.all}>
          <BulkSelectAll />
        </div>
      )}
      {children}
    </BulkSelection>
  );
}

const recordOf = ({ heldPostID, name, insertUser, placeRecordID, placeRecordName }: HeldPost): BulkRecord => ({
  id: heldPostID,
  name,
  words: t('report.item.posted', { name: insertUser.name }),
  categoryID: placeRecordID,
  categoryName: placeRecordName,
  closed: false,
});

/** Returns all posts seen so far, including those decided since, and those selected on other pages. */
function useRecords(posts: readonly HeldPost[]): readonly BulkRecord[] {
  const { api } = useSite();
  const seen = useRef(new Map<number, BulkRecord>());
  const checked = useBulkSelection()?.selection.checked ?? [];
  for (const one of posts) seen.current.set(one.heldPostID, recordOf(one));
  const missing = checked.filter((id) => !seen.current.has(id));
  const { data = [] } = useQuery({ ...heldPostsByIDQuery(api, missing), enabled: missing.length > 0 });
  for (const one of data) seen.current.set(one.heldPostID, recordOf(one));
  return [...seen.current.values()];
}

function Actions({ posts, reports }: { posts: readonly HeldPost[]; reports: BulkJobCallbacks }) {
  const { api } = useSite();
  const records = useRecords(posts);
  const calls = useBulkRun();
  const [verifyUser, setVerifyUser] = useState(false);
  const [reason, setReason] = useState('');
  const selection = useBulkSelection()?.selection;
  if (!selection) return null;
  const shared = (action: HeldPostBulkAction) => ({
    action,
    records,
    ids: selection.checked,
    refusal: selection.isPending ? t('moderation.bulk.running') : undefined,
    onSend: ({ ids }: { readonly ids: readonly number[] }) =>
      runJob(sendHeldPosts(api, { action, ids, verifyUser, reason })),
    onResume: calls.resume,
    ...reports,
    onEnded: (response: BulkResponse | undefined) => {
      reports.onEnded();
      calls.ended(action, response);
      setReason('');
      setVerifyUser(false);
    },
  });
  return (
    <>
      <BulkJob
        {...shared('approve')}
        form={
          <Checkbox
            label={t('report.approval.verify-many')}
            checked={verifyUser}
            onChange={({ target }) => setVerifyUser(target.checked)}
          />
        }
      />
      <BulkJob
        {...shared('reject')}
        form={
          <Field label={t('report.approval.reason-many')}>
            {(wiring) => (
              <Input
                {...wiring}
                value={reason}
                maxLength={2_000}
                onChange={({ target }) => setReason(target.value)}
                dir="auto"
              />
            )}
          </Field>
        }
      />
      <BulkJob {...shared('erase')} />
    </>
  );
}
