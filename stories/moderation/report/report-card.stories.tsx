import { createActor } from 'xstate';
import { ReportCard } from '#components/moderation/report/report-card.tsx';
import { connectReportTriage } from '#machines/moderation/triage/report-triage.connect.ts';
import { reportTriageMachine } from '#machines/moderation/triage/report-triage.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReport } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / report-card' };

const triage = () => {
  const actor = createActor(reportTriageMachine, { input: { reportIDs: [1], openIDs: [1] } });
  return connectReportTriage(actor.getSnapshot(), () => undefined);
};

const card = (report: ReturnType<typeof aReport>) => (
  <StorySite me={ingrid} permissions={['community.moderate', 'discussions.delete']}>
    <ReportCard report={report} triage={triage()} />
  </StorySite>
);

export const New = () => card(aReport({ noteHtml: '<p dir="auto">The third one today.</p>' }));

export const Rejected = () => card(aReport({ status: 'rejected', recordIsLive: false }));
