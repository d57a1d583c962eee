import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { NavigationSetting } from '#api/administration/layout/navigation.contract.ts';
import { ApiError } from '#api/errors.ts';
import { writeSettingsLogged } from '#server/administration/setting/setting-log.ts';
import { settingsRegistry } from '#server/administration/setting/settings.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The key of the advisory lock that excludes other changes of the navigation. */
const lockKey = 720_001;

/** Returns the stored navigation. A missing or unsound one is the default. */
async function readStored(trx: Transaction<Tables>): Promise<NavigationSetting> {
  const stored = await trx.selectFrom('setting').select('value').where('key', '=', 'ui.navigation').executeTakeFirst();
  const { data } = NavigationSetting.safeParse(stored?.value);
  return data ?? settingsRegistry['ui.navigation'].value;
}

/**
 * Replaces the navigation of the title bar and logs the change. Must run inside a transaction.
 *
 * @throws {ApiError} `navigation.changed-meanwhile` when the stored navigation differs from `known`.
 */
export async function replaceNavigation(
  trx: Transaction<Tables>,
  { navigation, known }: { navigation: NavigationSetting; known?: NavigationSetting | undefined },
  by: { userID: number; now: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(trx);
  if (known && !isDeepStrictEqual(await readStored(trx), known)) throw new ApiError('navigation.changed-meanwhile');
  await writeSettingsLogged(trx, { values: { 'ui.navigation': navigation }, forgotten: [] }, by);
}
