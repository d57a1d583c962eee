import { RestorationOutcome } from '#components/administration/restore/restoration-outcome.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRestoration } from './restoration-samples.ts';

export default { title: 'administration / restoration-outcome' };

const { result } = aRestoration;

/** Running, equal to its backup, different from it, and failed. */
export const States = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <RestorationOutcome
      mayRestore
      onChange={() => {}}
      restoration={{
        ...aRestoration,
        ...{ status: 'running', step: 'compare', done: 12_400, total: 48_210, result: null, isReady: false },
      }}
    />
    <RestorationOutcome mayRestore onChange={() => {}} restoration={aRestoration} />
    <RestorationOutcome
      mayRestore
      onChange={() => {}}
      restoration={{
        ...aRestoration,
        isReady: false,
        result: { ...(result as NonNullable<typeof result>), differences: ['comment', 'uploads'] },
      }}
    />
    <RestorationOutcome
      mayRestore
      onChange={() => {}}
      restoration={{
        ...aRestoration,
        ...{ status: 'failed', reason: 'disk-full', reasonDetail: 'The restored data need 4113 MB of free space.' },
        ...{ result: null, isReady: false },
      }}
    />
  </StorySite>
);
