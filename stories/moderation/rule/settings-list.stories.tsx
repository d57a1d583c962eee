import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / settings-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <SettingsList label="Reasons">
      <SettingsItem
        name="Spam"
        edit={null}
        removal="It goes."
        onRemove={async () => undefined}
        place={0}
        count={2}
        onSwap={() => undefined}
      >
        Advertising.
      </SettingsItem>
    </SettingsList>
  </StorySite>
);
