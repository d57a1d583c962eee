import type { SettingDescription } from '#api/administration/setting/config.contract.ts';
import { chosenSettingsQuery, settingDescriptionsQuery } from '#api/administration/setting/config.queries.ts';
import {
  type SettingField,
  type SettingPage,
  settingNamesOf,
} from '#components/administration/setting/setting-page.ts';
import type { Seed } from './story-site.tsx';

/** Returns the JSON schema of a sample value, as the server would describe the type of its setting. */
function schemaOf(value: unknown, choices: SettingField['choices']): Record<string, unknown> {
  if (choices) return { type: typeof value === 'number' ? 'integer' : 'string', enum: Object.keys(choices) };
  if (value === null) return { type: 'array', items: { type: 'object', properties: {} } };
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0] ?? '', undefined) };
  if (typeof value !== 'object') return { type: typeof value === 'number' ? 'integer' : typeof value };
  const properties = Object.entries(value).map(([name, part]) => [name, schemaOf(part, undefined)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Seeds the query cache with the settings of a page. Settings without a value are not shown. */
export const settingSeed = (page: SettingPage, values: Readonly<Record<string, unknown>>): Seed => {
  const names = settingNamesOf(page);
  const fields = page.groups.flatMap((group) => group.fields);
  const descriptions = fields
    .filter(({ name }) => name in values)
    .map(
      ({ name, choices }): SettingDescription => ({
        key: name,
        description: '',
        schema: schemaOf(values[name], choices),
        default: values[name],
        read: 'public',
        write: 'site.manage',
        mayWrite: true,
      }),
    );
  return (client, api) => {
    client.setQueryData(chosenSettingsQuery(api, names).queryKey, values);
    client.setQueryData(settingDescriptionsQuery(api, names).queryKey, descriptions);
  };
};
