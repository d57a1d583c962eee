import { sql, type Transaction } from 'kysely';
import { isTextName, readTextsOfState, writeTextState } from '#server/administration/translation/text-state.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { writeSettings } from './config.queries.ts';
import { deleteTextsOfRemoved } from './setting-records.ts';

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
  const texts = await deleteTextsOfRemoved(trx, before, after);
  const noTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, null]));
  return logAction(trx, {
    ...record,
    action: 'setting.change',
    before: { ...before, ...texts },
    after: { ...after, ...noTexts },
  });
}

/** Invalidates the cached settings, and the translations of the records in them, in every process. */
export async function invalidateSettings(forum: Forum): Promise<void> {
  await forum.settings.changed();
  await forum.contentTexts.changed();
}

defineUndo({
  action: 'setting.change',
  permission: 'site.manage',
  current: async (trx, { after }) => ({
    ...(await readStored(
      trx,
      Object.keys(after).filter((name) => !isTextName(name)),
    )),
    ...(await readTextsOfState(trx, after)),
  }),
  async undo(trx, { before }, by) {
    const entries = Object.entries(before).filter(([name]) => !isTextName(name));
    const values = Object.fromEntries(entries.filter(([, value]) => value !== null));
    await writeSettings(
      trx,
      { values, forgotten: entries.flatMap(([key, value]) => (value === null ? [key] : [])) },
      by,
    );
    await writeTextState(trx, before);
  },
  afterwards: invalidateSettings,
});
