import { ApiError } from '#api/errors.ts';
import type { FieldError } from '#api/failure.ts';
import { hasAccess } from '#server/administration/setting/config.policy.ts';
import type { SettingAccess } from '#server/administration/setting/setting-definition.ts';
import { settingNamed } from '#server/administration/setting/setting-names.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** A validated change of settings: the values to write and the keys to reset to their defaults. */
export interface ConfigChange {
  readonly values: Readonly<Record<string, unknown>>;
  readonly forgotten: readonly string[];
}

const problemsOf = (name: string, value: unknown): FieldError[] => {
  const setting = settingNamed(name);
  if (!setting) return [{ field: name, code: 'unknown', message: `The setting ${name} does not exist.` }];
  const parsed = value === null ? undefined : setting.schema.safeParse(value);
  return (parsed?.error?.issues ?? []).map((issue) => ({
    field: [name, ...issue.path.map(String)].join('.'),
    code: issue.code,
    message: issue.message,
  }));
};

/** Checks that the viewer may write the settings that need an administrator. @throws {ApiError} role.outranks. */
export function requireWriting(viewer: Viewer, names: readonly string[]): void {
  if (names.some((name) => settingNamed(name)?.write === 'administrator')) requireFullAdministrator(viewer);
}

/** Returns the values of a validated change by setting key. Null resets a setting to its default. */
const ownValues = (body: Readonly<Record<string, unknown>>, settings: Settings): Record<string, unknown> => {
  const own: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(body)) {
    const setting = settingNamed(name);
    if (!setting) continue;
    const { key, schema, kept } = setting;
    own[key] = kept(given === null ? null : schema.parse(given), own[key] ?? settings[key]);
  }
  return own;
};

/**
 * Validates a change of settings as a whole.
 *
 * @param settings The current settings, because a name may address a part of one.
 * @throws {ApiError} `config.forbidden` naming every key the viewer may not write; `request.invalid` with unknown keys
 * and invalid values, grouped by their path.
 */
export function checkConfigChange(
  viewer: Viewer,
  body: Readonly<Record<string, unknown>>,
  settings: Settings,
): ConfigChange {
  const writeAccess = (name: string): SettingAccess => {
    const access = settingNamed(name)?.write ?? 'site.manage';
    return access === 'administrator' ? 'site.manage' : access;
  };
  const forbidden = Object.keys(body).filter((name) => !hasAccess(viewer, writeAccess(name)));
  if (forbidden.length > 0) {
    const permissions = [...new Set(forbidden.map(writeAccess))];
    throw new ApiError('config.forbidden', { subject: forbidden.join(', '), permissions });
  }
  requireWriting(viewer, Object.keys(body));
  const problems = Object.entries(body).flatMap(([name, value]) => problemsOf(name, value));
  if (problems.length > 0) {
    const errors = Object.fromEntries(Map.groupBy(problems, ({ field }) => field));
    throw new ApiError('request.invalid', { errors, description: problems.map(({ message }) => message).join(' ') });
  }
  const entries = Object.entries(ownValues(body, settings));
  return {
    values: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    forgotten: entries.flatMap(([key, value]) => (value === null ? [key] : [])),
  };
}
