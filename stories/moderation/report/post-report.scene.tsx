import { PostReport } from '#components/moderation/report/post-report.tsx';
import type { ReportReason } from '#machines/moderation/report/post-report.machine.ts';
import { postReportModel } from '#machines/moderation/report/post-report.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Report() {
  const loadReasons = useStoryCall<undefined, readonly ReportReason[]>('/report-reasons');
  const send = useStoryCall('/reports');
  return <PostReport categoryID={3} loadReasons={() => loadReasons(undefined)} onSend={send} />;
}

/** A post report as a moderator sees it. */
export const postReportScene = defineScene(postReportModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <Report />
    </StorySite>
  ),
});
