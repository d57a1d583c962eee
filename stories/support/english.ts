import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { WordArea } from '#api/message-id.ts';
import { createWords, type Messages, speakBy } from '#api/words.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/en/*.json', { eager: true, import: 'default' });

const areas = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [
    file.split('/').at(-1)?.replace('.json', ''),
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)])),
  ]),
) as Record<WordArea, Messages>;

const english = createWords({ language: 'en', areas, load: () => Promise.reject(new Error('All words are there.')) });

// Stories and tests use English, with all areas loaded. Import this file for its side effect.
speakBy(() => english);
