import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { BulkDestination } from '#components/moderation/bulk/bulk-destination.tsx';
import { form } from '#components/moderation/bulk/bulk-selection.css.ts';
import { connectBulkJob } from '#machines/moderation/bulk/bulk-job.connect.ts';
import { bulkJobMachine } from '#machines/moderation/bulk/bulk-job.machine.ts';
import type { BulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import { bulkRecords } from '#stories/support/story-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

export default { title: 'moderation / bulk-destination' };

interface DestinationProps {
  readonly action: BulkAction;
  readonly ids?: readonly number[];
  readonly destinationID?: number;
}

function Destination({ action, ids = [1, 2, 3], destinationID }: DestinationProps) {
  const [snapshot, send] = useStoryMachine(bulkJobMachine, {
    value: destinationID === undefined ? 'choosing' : 'ready',
    context: {
      action,
      ids,
      choice: destinationID === undefined ? undefined : { destinationID, addRedirects: true },
      succeeded: [],
      reasons: {},
      payload: '',
      response: undefined,
      reason: '',
    },
  });
  return (
    <div className={form}>
      <BulkDestination job={connectBulkJob(snapshot, send)} records={bulkRecords} />
    </div>
  );
}

const destination = (props: DestinationProps) => (
  <StorySite
    me={ingrid}
    seed={(client, api) => client.setQueryData(visibleCategoriesQuery(api).queryKey, [aCategory()])}
  >
    <Destination {...props} />
  </StorySite>
);

export const Move = () => destination({ action: 'move' });

export const MoveChosen = () => destination({ action: 'move', destinationID: 3 });

export const Merge = () => destination({ action: 'merge', destinationID: 2 });

export const MergeOfMany = () =>
  destination({ action: 'merge', ids: Array.from({ length: 11 }, (_, place) => place + 1) });
