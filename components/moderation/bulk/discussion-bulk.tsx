import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionsByIDQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { t } from '#api/translations.ts';
import type { ListTools } from '#components/discussion/list/list-tools.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import { BulkSelection, useBulkSelection } from './bulk-selection.tsx';
import { type BulkJobCallbacks, BulkToolbar } from './bulk-toolbar.tsx';
import { BulkWarning } from './bulk-warning.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { runJob, sendDiscussions, useBulkRun } from './use-bulk-run.ts';

const recordOf = ({ discussionID, name, categoryID, category, closed, countComments }: Discussion): BulkRecord => ({
  id: discussionID,
  name,
  categoryID,
  categoryName: category?.name ?? '',
  closed,
  countComments,
});

/** Bulk selection for the discussions of a list, across its pages. */
export function DiscussionBulk({
  discussions,
  onTools,
}: {
  discussions: readonly Discussion[];
  onTools: (tools: ListTools) => void;
}) {
  return (
    <BulkSelection
      order={discussions.map(({ discussionID }) => discussionID)}
      hasSkip={false}
      toolbar={<Toolbar discussions={discussions} />}
    >
      <SelectionTools onTools={onTools} />
    </BulkSelection>
  );
}

/** Returns all discussions seen so far, in order of appearance, including those that a job has removed. */
function useRecords(discussions: readonly Discussion[]): readonly BulkRecord[] {
  const { api } = useSite();
  const seen = useRef(new Map<number, BulkRecord>());
  const checked = useBulkSelection()?.selection.checked ?? [];
  for (const one of discussions) seen.current.set(one.discussionID, recordOf(one));
  const missing = checked.filter((id) => !seen.current.has(id));
  const { data = [] } = useQuery({ ...discussionsByIDQuery(api, missing), enabled: missing.length > 0 });
  for (const one of data) seen.current.set(one.discussionID, recordOf(one));
  return [...seen.current.values()];
}

function Toolbar({ discussions }: { discussions: readonly Discussion[] }) {
  const { api } = useSite();
  const records = useRecords(discussions);
  const { resume, ended } = useBulkRun();
  const selection = useBulkSelection()?.selection;
  const warning = (reports: BulkJobCallbacks) => (
    <BulkWarning
      recordType="discussion"
      records={records}
      ids={selection?.checked ?? []}
      refusal={selection?.isPending ? t('moderation.bulk.busy') : undefined}
      onResume={resume}
      {...reports}
      onEnded={(response) => {
        reports.onEnded();
        ended('warn', response);
      }}
    />
  );
  return (
    <BulkToolbar
      records={records}
      onSend={(order) => runJob(sendDiscussions(api, order))}
      onResume={resume}
      onEnded={ended}
      more={warning}
    />
  );
}
