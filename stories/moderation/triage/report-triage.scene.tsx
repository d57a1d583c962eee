import { ReportTriage } from '#components/moderation/triage/report-triage.tsx';
import { reportTriageModel } from '#machines/moderation/triage/report-triage.model.ts';
import type { TriageAction } from '#machines/moderation/triage/triage-queue.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReport } from '#tests/support/builders/report-builders.ts';

const reports = [aReport({ reportID: 1 }), aReport({ reportID: 2, recordName: 'Win a boat' })];

function Triage() {
  const act = useStoryCall<TriageAction, undefined>('/act');
  const undo = useStoryCall<TriageAction, undefined>('/undo');
  return <ReportTriage reports={reports} onAct={act} onUndo={undo} />;
}

/** A queue of two reports as a moderator sees it. */
export const reportTriageScene = defineScene(reportTriageModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <Triage />
    </StorySite>
  ),
});
