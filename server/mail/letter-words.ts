import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#api/languages.ts';
import { areaOf, type MessageID } from '#api/message-id.ts';
import { createTranslations, type Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadTexts, readMessages } from '#server/platform/text/message-catalog.ts';
import type { LetterSample } from './letter-samples.ts';
import { templateOf } from './templates/all-templates.ts';

/** What a text says in a language unless the site changed it. */
export function originalText(language: Language, id: MessageID): string {
  const area = areaOf(id);
  return readMessages(language, area)[id] ?? readMessages('en', area)[id] ?? id;
}

/** Composes a sample while noting every text that it asks for. */
function askedBy({ template, data }: LetterSample): readonly MessageID[] {
  const asked = new Set<MessageID>();
  const say: Translations['t'] = (id) => {
    asked.add(id);
    return id;
  };
  const kind = templateOf(template);
  if (!kind) return [];
  kind.compose(data, { say, siteName: '', locale: 'en', timeZone: 'UTC' });
  say(kind.reason(data));
  return [...asked];
}

const known = new Map<number, readonly MessageID[]>();

/** The texts that a message is made of, in the order in which it says them. */
export function wordsIn(sample: LetterSample): readonly MessageID[] {
  const ids = known.get(sample.id) ?? askedBy(sample);
  known.set(sample.id, ids);
  return ids;
}

/** The words of a language with texts that are not saved yet in place of the saved; null stands for the original. */
export async function draftWords(
  forum: Forum,
  language: Language,
  draft: Readonly<Record<string, string | null>>,
): Promise<Translations> {
  const saved = await loadTexts(forum, language);
  const texts = Object.entries(draft).map(([id, text]) => [id, text ?? originalText(language, id as MessageID)]);
  const compiled = Object.fromEntries(texts.map(([id = '', text = '']) => [id, compileMessage(text)]));
  const load = () => Promise.reject(new Error('All words are there.'));
  const areas = Object.fromEntries(Object.keys(compiled).map((id) => [areaOf(id as MessageID), compiled]));
  const drafted = createTranslations({ language, areas, load });
  return { ...saved, t: (id, values) => (id in compiled ? drafted : saved).t(id, values) };
}
