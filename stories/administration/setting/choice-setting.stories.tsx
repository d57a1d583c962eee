import { visibilityLabels } from '#components/administration/profile-field/profile-field-choices.ts';
import { ChoiceSetting } from '#components/administration/setting/choice-setting.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / choice-setting' };

export const Chosen = () => (
  <StorySite>
    <ChoiceSetting label="Who sees it" words={visibilityLabels} value="private" onValue={() => undefined} />
  </StorySite>
);
