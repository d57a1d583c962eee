import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#api/languages.ts';
import { areaOf, type MessageID } from '#api/message-id.ts';
import { createTranslations, type Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadTexts, readMessages } from '#server/platform/text/message-catalog.ts';
import type { EmailTemplateSample } from './email-template-samples.ts';
import { templateOf } from './templates/all-templates.ts';

/** Returns the original text in a language, without the site's changes. */
export function originalText(language: Language, id: MessageID): string {
  const area = areaOf(id);
  return readMessages(language, area)[id] ?? readMessages('en', area)[id] ?? id;
}

/** Composes a sample and records every text that it requests. */
function askedBy({ template, data }: EmailTemplateSample): readonly MessageID[] {
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

/** Returns the texts of an e-mail, in order of their appearance. */
export function textIDsOfSample(sample: EmailTemplateSample): readonly MessageID[] {
  const ids = known.get(sample.id) ?? askedBy(sample);
  known.set(sample.id, ids);
  return ids;
}

/** Returns the texts of a language in which unsaved drafts replace the saved texts. Null restores the original. */
export async function createDraftTranslations(
  forum: Forum,
  language: Language,
  draft: Readonly<Record<string, string | null>>,
): Promise<Translations> {
  const saved = await loadTexts(forum, language);
  const texts = Object.entries(draft).map(([id, text]) => [id, text ?? originalText(language, id as MessageID)]);
  const compiled = Object.fromEntries(texts.map(([id = '', text = '']) => [id, compileMessage(text)]));
  const load = () => Promise.reject(new Error('All translations are already loaded.'));
  const areas = Object.fromEntries(Object.keys(compiled).map((id) => [areaOf(id as MessageID), compiled]));
  const drafted = createTranslations({ language, spoken: saved.spoken, areas, load });
  return { ...saved, t: (id, values) => (id in compiled ? drafted : saved).t(id, values) };
}
