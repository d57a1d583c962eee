import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { findMessageProblem } from '#server/platform/text/message-check.ts';
import { writeTranslations } from './locale.queries.ts';

type Trx = Transaction<Tables>;

/** Texts by the id of their message; null is the original. */
export type ChangedWords = Readonly<Record<string, string | null>>;

/**
 * Refuses words that the forum could not say; ids that it does not know are kept for others. `field` is where they stand
 * in the body.
 */
export function refuseOddWords(words: ChangedWords, field: string): void {
  const odd = Object.entries(words)
    .map(([id, text]) => [id, text === null ? undefined : findMessageProblem(id, text)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  if (odd.length > 0) throw ApiError.fields(Object.fromEntries(odd.map(([id, why]) => [`${field}.${id}`, why])));
}

/** What the words are in the database, each as `fr mail.hello`; null for one that is as it was written. */
async function readWords(trx: Trx, keys: readonly string[]): Promise<LogState> {
  const { rows } = await sql<{ state: LogState | null }>`
    select jsonb_object_agg(asked.key, kept.translation) as state
    from unnest(${[...keys]}::text[]) asked (key)
    left join locale_translation kept on kept.locale || ' ' || kept.key = asked.key
  `.execute(trx);
  return rows[0]?.state ?? {};
}

/** Keeps changed words of a language and logs it; null brings the original ones back. */
export async function changeWords(
  trx: Trx,
  { locale, words, userID }: { locale: string; words: ChangedWords; userID: number },
): Promise<void> {
  const keys = Object.keys(words).map((id) => `${locale} ${id}`);
  if (keys.length === 0) return;
  const before = await readWords(trx, keys);
  await writeTranslations(trx, locale, words);
  const after = await readWords(trx, keys);
  const record = { recordType: 'locale', recordID: 0, actorID: userID, isPublic: false } as const;
  await logAction(trx, { ...record, action: 'words.change', before, after });
}

defineUndo({
  action: 'words.change',
  permission: 'site.manage',
  current: (trx, { after }) => readWords(trx, Object.keys(after)),
  async undo(trx, { before }) {
    for (const [key, text] of Object.entries(before as ChangedWords)) {
      const end = key.indexOf(' ');
      await writeTranslations(trx, key.slice(0, end), { [key.slice(end + 1)]: text });
    }
  },
  afterwards: (forum) => forum.translations.changed(),
});
