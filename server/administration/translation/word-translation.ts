import type { Word, WordTranslation } from '#api/administration/translation/word.contract.ts';
import { mostWordsByMachine } from '#api/administration/translation/word-limit.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { KnownLanguage } from '#server/platform/text/site-languages.ts';
import { translateTexts } from './machine-translation.ts';
import { planMessage } from './service/message-translation.ts';
import type { FileWord } from './word-file.ts';
import { prepareImport, storeImport } from './word-import.ts';
import { filterWords, listWordsOf } from './word-list.ts';

/** The missing texts to translate: those with an ID, otherwise those of a filter. */
export interface MissingWords {
  readonly ids?: readonly string[] | undefined;
  readonly query?: string | undefined;
  readonly areas?: readonly string[] | undefined;
}

type Plan = ReturnType<typeof planMessage>;

/** A text that cannot be split into sentences stays untranslated. */
function planOf(word: Word): { word: Word; plan: Plan } | undefined {
  try {
    return { word, plan: planMessage(word.source) };
  } catch {
    return undefined;
  }
}

async function translated(
  forum: Forum,
  { code, intl }: KnownLanguage,
  words: readonly Word[],
): Promise<{ words: readonly FileWord[]; service: string }> {
  const plans = words.map(planOf).filter((one) => one !== undefined);
  const sentences = [...new Set(plans.flatMap(({ plan }) => plan.sentences))];
  const { texts, service } = await translateTexts(forum, { texts: sentences, format: 'text', from: 'en', to: code });
  const translations = new Map(sentences.map((sentence, at) => [sentence, texts[at] ?? '']));
  const translate = (sentence: string): string => translations.get(sentence) ?? '';
  return {
    words: plans.map(({ word, plan }) => ({
      id: word.id,
      source: word.source,
      text: plan.write({ locale: intl, translate }),
      isByMachine: true,
    })),
    service,
  };
}

/** Translates missing texts of the interface with the service of a language, and stores those without problems. */
export async function translateMissingWords(
  forum: Forum,
  language: KnownLanguage,
  { userID, ids, ...filter }: MissingWords & { readonly userID: number },
): Promise<WordTranslation> {
  const findMissing = async (): Promise<readonly Word[]> =>
    filterWords(await listWordsOf(forum, language.code), { ...filter, state: 'missing' }).filter(
      ({ id }) => !ids || ids.includes(id),
    );
  const { words, service } = await translated(forum, language, (await findMissing()).slice(0, mostWordsByMachine));
  // People may have translated some while the service did.
  const missing = await findMissing();
  const stillMissing = new Set(missing.map(({ id }) => id));
  const left = words.filter(({ id }) => stillMissing.has(id));
  const prepared = await prepareImport(forum, language.code, left);
  await inTransaction(forum.database, (trx) => storeImport(trx, prepared, { locale: language.code, userID }));
  await forum.translations.changed();
  const { countChanged, problems } = prepared.report;
  return {
    countTranslated: countChanged,
    countMissing: missing.length - countChanged,
    problems: [...problems],
    service,
  };
}
