import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { WordArea } from '#api/message-id.ts';
import { createWords, type Messages, speakBy } from '#api/words.ts';

const folder = resolve(import.meta.dirname, '../../locales/en');

const messagesIn = (file: string): Messages => {
  const texts = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]));
};

const areas = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace('.json', ''), messagesIn(file)]),
) as Record<WordArea, Messages>;

const english = createWords({ language: 'en', areas, load: () => Promise.reject(new Error('All words are there.')) });

// Machines are walked in Node, where nobody reads: there they speak English. Load this file for its effect.
speakBy(() => english);
