import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findMessageProblem } from '#server/platform/text/message-check.ts';
import { knownLanguages } from '#server/platform/text/site-languages.ts';
import { writeTranslations } from './locale.queries.ts';
import { readWordState, restoreWordState } from './word-state.ts';

type Trx = Transaction<Tables>;

/** Texts by message ID. Null means the original text. */
export type MessageOverrides = Readonly<Record<string, string | null>>;

/** Returns the problems of changed texts by message ID. Unknown IDs are accepted. */
export async function findWordProblems(
  forum: Forum,
  locale: Language,
  words: MessageOverrides,
): Promise<Readonly<Record<string, string>>> {
  const intl = (await knownLanguages(forum)).get(locale)?.intl ?? 'en';
  return Object.fromEntries(
    Object.entries(words).flatMap(([id, text]) => {
      const problem = text === null ? undefined : findMessageProblem(id, text, intl);
      return problem === undefined ? [] : [[id, problem]];
    }),
  );
}

/**
 * Checks changed texts against their messages. `field` is the path of the texts in the request body.
 *
 * @throws {ApiError} A field error for each invalid text.
 */
export async function checkMessageTexts(
  forum: Forum,
  { locale, words, field }: { locale: Language; words: MessageOverrides; field: string },
): Promise<void> {
  const problems = Object.entries(await findWordProblems(forum, locale, words));
  if (problems.length > 0)
    throw ApiError.fields(Object.fromEntries(problems.map(([id, why]) => [`${field}.${id}`, why])));
}

/** Stores changed texts of a locale and logs the change. Null restores the original text. */
export async function writeTranslationsLogged(
  trx: Trx,
  {
    locale,
    words,
    userID,
    isByMachine = false,
  }: { locale: string; words: MessageOverrides; userID: number; isByMachine?: boolean },
): Promise<void> {
  const keys = Object.keys(words).flatMap((id) => [`${locale} ${id}`, `${locale} ${id} #`]);
  if (keys.length === 0) return;
  const before = await readWordState(trx, keys);
  await writeTranslations(trx, locale, words, isByMachine);
  const after = await readWordState(trx, keys);
  const record = { recordType: 'locale', recordID: 0, actorID: userID, isPublic: false } as const;
  await logAction(trx, { ...record, action: 'words.change', before, after });
}

defineUndo({
  action: 'words.change',
  permission: 'site.manage',
  current: (trx, { after }): Promise<LogState> => readWordState(trx, Object.keys(after)),
  undo: (trx, { before }) => restoreWordState(trx, before),
  afterwards: (forum) => forum.translations.changed(),
});
