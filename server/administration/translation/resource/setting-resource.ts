import { settingResource } from '#api/administration/translation/translatable.ts';
import { shownSettings, textsOfSetting } from '#server/administration/setting/translated-settings.ts';
import { defineTranslatableResource } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: settingResource,
  recordTypes: { setting: { properties: {}, labels: {} } },
  async listRecords({ settings }, { t }) {
    const values = await settings.get();
    return shownSettings.map(([recordKey, shown]) => ({
      recordType: 'setting',
      recordKey,
      name: t(shown.label),
      texts: Object.entries(textsOfSetting(shown, values[recordKey])).map(([propertyName, sourceText]) => ({
        propertyName,
        sourceText,
        label: shown.kind === 'text' ? t(shown.label) : t('setting.link.name'),
        limit: shown.limit,
      })),
    }));
  },
});
