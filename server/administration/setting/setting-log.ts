import { sql, type Transaction } from 'kysely';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { writeSettings } from './config.queries.ts';

type Trx = Transaction<Tables>;
type By = Parameters<typeof writeSettings>[2];

/** Returns the stored values of settings. Null means the default. */
async function readStored(trx: Trx, keys: readonly string[]): Promise<LogState> {
  const { rows } = await sql<{ state: LogState }>`
    select jsonb_object_agg(asked.key, setting.value) as state
    from unnest(${[...keys]}::text[]) asked (key) left join setting on setting.key = asked.key
  `.execute(trx);
  return rows[0]?.state ?? {};
}

/**
 * Writes settings and logs the change. The log entry is not public, because not every setting is. Returns its ID;
 * undefined when nothing is to be written.
 */
export async function writeSettingsLogged(
  trx: Trx,
  change: Parameters<typeof writeSettings>[1],
  by: By,
): Promise<number | undefined> {
  const keys = [...Object.keys(change.values), ...change.forgotten];
  if (keys.length === 0) return undefined;
  const before = await readStored(trx, keys);
  await writeSettings(trx, change, by);
  const after = await readStored(trx, keys);
  const record = { recordType: 'setting', recordID: 0, actorID: by.userID, isPublic: false } as const;
  return logAction(trx, { ...record, action: 'setting.change', before, after });
}

defineUndo({
  action: 'setting.change',
  permission: 'site.manage',
  current: (trx, { after }) => readStored(trx, Object.keys(after)),
  async undo(trx, { before }, by) {
    const entries = Object.entries(before);
    const values = Object.fromEntries(entries.filter(([, value]) => value !== null));
    await writeSettings(
      trx,
      { values, forgotten: entries.flatMap(([key, value]) => (value === null ? [key] : [])) },
      by,
    );
  },
  afterwards: (forum) => forum.settings.changed(),
});
