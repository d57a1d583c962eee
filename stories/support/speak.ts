import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#api/languages.ts';
import type { MessageArea } from '#api/message-id.ts';
import { createTranslations, type Messages, setTranslationSource } from '#api/translations.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', { import: 'default' });

/** Loads all translations of a language and uses them from then on. */
export async function speak(language: Language): Promise<void> {
  const found = Object.entries(files).filter(([file]) => file.includes(`/locales/${language}/`));
  const areas = await Promise.all(
    found.map(async ([file, load]) => {
      const texts = Object.entries(await load()).map(([id, text]) => [id, compileMessage(text)] as const);
      return [file.split('/').at(-1)?.replace('.json', ''), Object.fromEntries(texts)];
    }),
  );
  const words = createTranslations({
    language,
    areas: Object.fromEntries(areas) as Record<MessageArea, Messages>,
    load: () => Promise.reject(new Error('All translations are already loaded.')),
  });
  setTranslationSource(() => words);
}
