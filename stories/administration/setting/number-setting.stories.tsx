import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / number-setting' };

const limits = { label: 'Minimum name length, in characters', min: 1, max: 50, value: 3, onValue: () => undefined };

export const Filled = () => (
  <StorySite>
    <NumberSetting {...limits} />
  </StorySite>
);

export const Refused = () => (
  <StorySite>
    <NumberSetting {...limits} error="The minimum length cannot be greater than the maximum length." />
  </StorySite>
);
