import { ImportList } from '#components/administration/import/import-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDryRun, anUnfinishedImport } from './import-samples.ts';

export default { title: 'administration / import-list' };

export const Empty = () => <ImportList imports={[]} mayImport />;

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ImportList
      mayImport
      imports={[
        anUnfinishedImport({
          taskID: 9,
          isDryRun: false,
          status: 'running',
          step: 'Posts',
          done: 12_400_000,
          total: 94_400_000,
        }),
        anUnfinishedImport({ taskID: 8, isDryRun: false, status: 'cancelled' }),
        anUnfinishedImport({ taskID: 7, status: 'failed', reason: 'file-missing', hasDump: false }),
        aDryRun,
      ]}
    />
  </StorySite>
);
