import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / text-setting' };

const address = { label: 'Address of the terms', dir: 'ltr', value: '/terms', onText: () => undefined } as const;

export const Filled = () => (
  <StorySite>
    <TextSetting {...address} help="A page of this site, or another site’s." />
  </StorySite>
);

export const Refused = () => (
  <StorySite>
    <TextSetting {...address} value="terms" error="An address begins with / or https://." />
  </StorySite>
);
