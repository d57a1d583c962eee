import { ApiError } from '#api/errors.ts';
import type { FieldError } from '#api/failure.ts';
import type { Language } from '#api/languages.ts';
import { hasAccess } from '#server/administration/config.policy.ts';
import { type SettingDefinition, type SettingKey, settingsRegistry } from '#server/administration/settings.ts';
import { schemaWords } from '#server/platform/error-words.ts';
import type { Viewer } from '#server/platform/viewer.ts';

/** The registry, to be asked for any name. */
export const definitionOf = (key: string): SettingDefinition | undefined =>
  Object.hasOwn(settingsRegistry, key) ? (settingsRegistry[key as SettingKey] as SettingDefinition) : undefined;

/** The keys that a selection names; `*` stands for any letters. All keys when nothing is selected. */
export function selectKeys(select: readonly string[] | undefined): SettingKey[] {
  const keys = Object.keys(settingsRegistry) as SettingKey[];
  if (!select?.length) return keys;
  const patterns = select.map((one) => new RegExp(`^${one.split(/\*+/).map(RegExp.escape).join('.*')}$`, 'i'));
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}

/** What a change of settings comes to, checked: values to write, keys that go back to their defaults. */
export interface ConfigChange {
  readonly values: Readonly<Record<string, unknown>>;
  readonly forgotten: readonly string[];
}

const problemsOf = (key: string, value: unknown, language: Language): FieldError[] => {
  const definition = definitionOf(key);
  if (!definition) return [{ field: key, code: 'unknown', message: `There is no setting ${key}.` }];
  const parsed = value === null ? undefined : definition.schema.safeParse(value);
  return (parsed?.error?.issues ?? []).map((issue) => ({
    field: [key, ...issue.path.map(String)].join('.'),
    code: issue.code,
    message: schemaWords(language, issue, issue.message) ?? issue.message,
  }));
};

/**
 * Checks a change of settings as a whole.
 *
 * @throws {ApiError} `config.forbidden` naming every key the viewer may not write; `request.invalid` with unknown keys
 * and wrong values, grouped by their path.
 */
export function checkConfigChange(
  viewer: Viewer,
  body: Readonly<Record<string, unknown>>,
  language: Language = 'en',
): ConfigChange {
  const entries = Object.entries(body);
  const forbidden = entries.filter(([key]) => !hasAccess(viewer, definitionOf(key)?.write ?? 'site.manage'));
  if (forbidden.length > 0) {
    const permissions = [...new Set(forbidden.map(([key]) => definitionOf(key)?.write ?? 'site.manage'))];
    throw new ApiError('config.forbidden', { subject: forbidden.map(([key]) => key).join(', '), permissions });
  }
  const problems = entries.flatMap(([key, value]) => problemsOf(key, value, language));
  if (problems.length > 0) {
    const errors = Object.fromEntries(Map.groupBy(problems, ({ field }) => field));
    throw new ApiError('request.invalid', { errors, description: problems.map(({ message }) => message).join(' ') });
  }
  const kept = entries.filter(([, value]) => value !== null);
  return {
    values: Object.fromEntries(kept.map(([key, value]) => [key, definitionOf(key)?.schema.parse(value)])),
    forgotten: entries.flatMap(([key, value]) => (value === null ? [key] : [])),
  };
}
