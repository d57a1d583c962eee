import { z } from 'zod';
import type { SettingFacts } from '#components/administration/setting/setting-form.ts';
import { type SettingPage, settingNamesOf } from '#components/administration/setting/setting-page.ts';
import { settingNamed } from '#server/administration/setting/setting-names.ts';
import { defaultSettings } from '#server/administration/setting/settings.ts';

/** Returns what the server says about the settings of a page: their descriptions and their default values. */
export function factsOfPage(page: SettingPage): SettingFacts {
  const names = settingNamesOf(page);
  const named = names.flatMap((name) => settingNamed(name) ?? []);
  const values = Object.fromEntries(names.map((name, index) => [name, named[index]?.told(defaultSettings)]));
  const descriptions = names.map((key, index) => ({
    key,
    description: '',
    schema: z.toJSONSchema(named[index]?.schema ?? z.never(), { io: 'input', unrepresentable: 'any' }),
    default: values[key],
    read: 'public',
    write: 'site.manage',
    mayWrite: true,
  }));
  return { descriptions, values, choicesOf: () => [{ value: 1, label: 'One' }] };
}
