import { ReportReasonList } from '#components/moderation/report/report-reason-list.tsx';
import { settingsOrderModel } from '#machines/moderation/rule/settings-order.model.ts';
import { orderSeed } from '#stories/support/order-seed.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the order of the report reasons. */
export const settingsOrderScene = defineScene(settingsOrderModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['site.manage']} seed={orderSeed}>
      <ReportReasonList />
    </StorySite>
  ),
});
