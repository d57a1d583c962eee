import { ImportReport } from '#components/administration/import/import-report.tsx';
import { aDryRun } from './import-samples.ts';

export default { title: 'administration / import-report' };

const report = aDryRun.report as NonNullable<typeof aDryRun.report>;

export const WithoutLoss = () => (
  <ImportReport isDryRun={false} report={{ ...report, kinds: report.kinds.slice(0, 1), faults: [], countFaults: 0 }} />
);

export const Incomplete = () => (
  <ImportReport
    isDryRun
    report={{
      ...report,
      incomplete: [{ place: 'Votes.xml, line 90211', message: 'unclosed tag: votes' }],
      countAttached: 3,
    }}
  />
);
