import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { MessageArea } from '#api/message-id.ts';
import { createTranslations, type Messages, setTranslationSource } from '#api/translations.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/en/*.json', { eager: true, import: 'default' });

const areas = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [
    file.split('/').at(-1)?.replace('.json', ''),
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)])),
  ]),
) as Record<MessageArea, Messages>;

const english = createTranslations({
  language: 'en',
  areas,
  load: () => Promise.reject(new Error('All translations are already loaded.')),
});

// Stories and tests use English, with all areas loaded. Import this file for its side effect.
setTranslationSource(() => english);
