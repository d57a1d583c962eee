import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { findMessageProblem } from '#server/platform/text/message-check.ts';
import { writeTranslations } from './locale.queries.ts';

type Trx = Transaction<Tables>;

/** Texts by message ID. Null means the original text. */
export type MessageOverrides = Readonly<Record<string, string | null>>;

/**
 * Checks changed texts against their messages. Throws a field error for each invalid text; unknown IDs are accepted.
 * `field` is the path of the texts in the request body.
 */
export function checkMessageTexts(words: MessageOverrides, field: string): void {
  const odd = Object.entries(words)
    .map(([id, text]) => [id, text === null ? undefined : findMessageProblem(id, text)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  if (odd.length > 0) throw ApiError.fields(Object.fromEntries(odd.map(([id, why]) => [`${field}.${id}`, why])));
}

/** Returns the stored texts by `locale messageID`, such as `fr mail.hello`. Null means the original text. */
async function readOverrides(trx: Trx, keys: readonly string[]): Promise<LogState> {
  const { rows } = await sql<{ state: LogState | null }>`
    select jsonb_object_agg(asked.key, kept.translation) as state
    from unnest(${[...keys]}::text[]) asked (key)
    left join locale_translation kept on kept.locale || ' ' || kept.key = asked.key
  `.execute(trx);
  return rows[0]?.state ?? {};
}

/** Stores changed texts of a locale and logs the change. Null restores the original text. */
export async function writeTranslationsLogged(
  trx: Trx,
  { locale, words, userID }: { locale: string; words: MessageOverrides; userID: number },
): Promise<void> {
  const keys = Object.keys(words).map((id) => `${locale} ${id}`);
  if (keys.length === 0) return;
  const before = await readOverrides(trx, keys);
  await writeTranslations(trx, locale, words);
  const after = await readOverrides(trx, keys);
  const record = { recordType: 'locale', recordID: 0, actorID: userID, isPublic: false } as const;
  await logAction(trx, { ...record, action: 'words.change', before, after });
}

defineUndo({
  action: 'words.change',
  permission: 'site.manage',
  current: (trx, { after }) => readOverrides(trx, Object.keys(after)),
  async undo(trx, { before }) {
    for (const [key, text] of Object.entries(before as MessageOverrides)) {
      const end = key.indexOf(' ');
      await writeTranslations(trx, key.slice(0, end), { [key.slice(end + 1)]: text });
    }
  },
  afterwards: (forum) => forum.translations.changed(),
});
