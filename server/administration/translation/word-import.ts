import type { Transaction } from 'kysely';
import type { WordImport } from '#api/administration/translation/word.contract.ts';
import type { Language } from '#api/languages.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sourceTextOf } from '#server/platform/text/message-check.ts';
import { findWordProblems, type MessageOverrides, writeTranslationsLogged } from './message-overrides.ts';
import type { FileWord } from './word-file.ts';
import { listWordsOf } from './word-list.ts';

/** The texts of a file that change a language, and the report about all its texts. */
export interface PreparedImport {
  readonly report: WordImport;
  readonly byPeople: MessageOverrides;
  readonly byMachine: MessageOverrides;
}

/**
 * Compares the texts of a file with those of a language. Empty texts change nothing, and a text that is equal to the
 * built-in one restores it.
 */
export async function prepareImport(
  forum: Forum,
  locale: Language,
  words: readonly FileWord[],
): Promise<PreparedImport> {
  const current = new Map((await listWordsOf(forum, locale)).map((word) => [word.id, word]));
  const problems: { id: string; message: string }[] = [];
  const changes = new Map<string, FileWord & { readonly stored: string | null }>();
  for (const word of words) {
    const { id, text, isByMachine } = word;
    const own = current.get(id);
    if (text === '') continue;
    if (!own) problems.push({ id, message: 'The forum has no text of this name.' });
    else if (own.shown !== text || own.isMissing || own.isByMachine !== isByMachine)
      changes.set(id, { ...word, stored: text === own.builtIn ? null : text });
  }
  const texts = Object.fromEntries([...changes].map(([id, { text }]) => [id, text]));
  const wrong = await findWordProblems(forum, locale, texts);
  for (const [id, message] of Object.entries(wrong)) problems.push({ id, message });
  const valid = [...changes.values()].filter(({ id }) => !(id in wrong));
  const those = (machine: boolean): MessageOverrides =>
    Object.fromEntries(valid.filter((one) => one.isByMachine === machine).map(({ id, stored }) => [id, stored]));
  const countChanged = valid.length;
  const countUnchanged = words.filter(({ id }) => sourceTextOf(id) !== undefined && !changes.has(id)).length;
  return { report: { countChanged, countUnchanged, problems }, byPeople: those(false), byMachine: those(true) };
}

/** Stores the texts of a file and logs them. */
export async function storeImport(
  trx: Transaction<Tables>,
  { byPeople, byMachine }: PreparedImport,
  { locale, userID }: { locale: Language; userID: number },
): Promise<void> {
  await writeTranslationsLogged(trx, { locale, words: byPeople, userID });
  await writeTranslationsLogged(trx, { locale, words: byMachine, userID, isByMachine: true });
}
