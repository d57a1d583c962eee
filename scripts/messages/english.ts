import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { MessageArea } from '#api/message-id.ts';
import { createTranslations, type Messages, setTranslationSource } from '#api/translations.ts';

const folder = resolve(import.meta.dirname, '../../locales/en');

const messagesIn = (file: string): Messages => {
  const texts = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]));
};

const areas = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace('.json', ''), messagesIn(file)]),
) as Record<MessageArea, Messages>;

const english = createTranslations({
  language: 'en',
  areas,
  load: () => Promise.reject(new Error('All words are there.')),
});

// Sets English as the language for machines that are walked in Node, where no page provides one. Import this file for
// its side effect.
setTranslationSource(() => english);
