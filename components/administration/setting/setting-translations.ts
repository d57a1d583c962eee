import { areaOf, type MessageID } from '#api/message-id.ts';
import { currentTranslations } from '#api/translations.ts';
import type { SettingField, SettingPage } from './setting-page.ts';

/** Loads the translations of the fields of pages. */
export const loadSettingTranslations = (pages: readonly SettingPage[]): Promise<unknown> => {
  const labels = pages.flatMap(({ name, groups }) => [name, ...groups.flatMap(labelsOf)]);
  const areas = new Set(['form' as const, 'setting' as const, ...labels.map(areaOf)]);
  return Promise.all([...areas].map((area) => currentTranslations().need(area)));
};

const labelsOf = ({ title, fields }: SettingPage['groups'][number]): readonly MessageID[] => [
  title,
  ...fields.map(({ label }: SettingField) => label),
];
