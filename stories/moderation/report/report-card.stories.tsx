import { ReportCard } from '#components/moderation/report/report-card.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectReportTriage } from '#machines/moderation/triage/report-triage.connect.ts';
import { reportTriageMachine } from '#machines/moderation/triage/report-triage.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReport } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / report-card' };

const input = { reportIDs: [1], openIDs: [1] };

function Card({ report }: { report: ReturnType<typeof aReport> }) {
  const [snapshot, send] = useMachine(reportTriageMachine, { input });
  return (
    <StorySite me={ingrid} permissions={['community.moderate', 'discussions.delete']}>
      <ReportCard report={report} triage={connectReportTriage(snapshot, send)} />
    </StorySite>
  );
}

export const New = () => <Card report={aReport({ noteHtml: '<p dir="auto">The third one today.</p>' })} />;

export const Rejected = () => <Card report={aReport({ status: 'rejected', recordIsLive: false })} />;
