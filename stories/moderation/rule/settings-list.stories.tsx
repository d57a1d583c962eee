import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import type { SettingsSwap } from '#components/moderation/rule/use-settings-order.ts';
import { settingsOrderMachine } from '#machines/moderation/rule/settings-order.machine.ts';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { type StorySubmission, useSubmissionIn } from '#stories/support/story-submission.ts';

export default { title: 'moderation / settings-list' };

function Reasons(submission: StorySubmission) {
  const sending = useSubmissionIn<SettingsSwap, unknown>({ ...submission, machine: settingsOrderMachine });
  const order = { ...sending, swap: (index: number, other: number) => sending.submit({ index, other, keys: [] }) };
  return (
    <SettingsList label="Reasons" order={order}>
      <SettingsItem
        name="Spam"
        edit={null}
        removal="It goes."
        onRemove={async () => undefined}
        place={0}
        count={2}
        order={order}
      >
        Advertising.
      </SettingsItem>
    </SettingsList>
  );
}

const reasons = (submission: StorySubmission = {}) => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <Reasons {...submission} />
  </StorySite>
);

export const Filled = () => reasons();

export const NotMoved = () => reasons({ state: 'failed', message: 'The server cannot be reached.' });
