import { type PreferenceGroup, preferenceGroups } from '#api/notification/preference-groups.ts';
import { presetChoices } from '#api/notification/preferences.ts';
import { PreferenceTable } from '#components/notification/preference-table.tsx';

export default { title: 'notification / preference-table' };

export const Filled = () => (
  <PreferenceTable
    group={preferenceGroups[0] as PreferenceGroup}
    boxOf={(type, channel) => ({ checked: presetChoices[type][channel], onChange: () => undefined })}
  />
);
