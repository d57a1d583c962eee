import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiErrors } from '#api/errors.ts';
import { type Language, languages } from '#api/languages.ts';
import { areaOf, type MessageID } from '#api/message-id.ts';
import { messageAreas, readMessages } from '#server/platform/text/message-catalog.ts';

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('routes.gen.ts'))
  .map((name) => ({ name, source: readFileSync(join('pages', name), 'utf8') }));

/**
 * Patterns of the code in which pages set their title and other texts shown in a tab, by a search engine, or first on
 * the page.
 */
const said = [
  /\b(?:title|description|label|words|empty)(?:: |=)\{?(['"`])(.*?)\1/g,
  /\b(?:entryPage|settingsHead|loadEntryPage)\((?:context, )?(['"`])(.*?)\1/g,
];

const saidIn = (source: string): string[] =>
  said.flatMap((form) => [...source.matchAll(form)].map(([, , text]) => text ?? ''));

const isID = (text: string): boolean => messageAreas.some((area) => text.startsWith(`${area}.`));

test('no page contains a literal title or description: each is a message', () => {
  // Names of members, categories and discussions are placeholders and need no translation.
  const written = pages.flatMap(({ name, source }) =>
    saidIn(source)
      .filter((text) => !isID(text) && /[A-Za-z]{2}/.test(text.replace(/\$\{[^}]*\}/g, '')))
      .map((text) => `${name}: ${text}`),
  );
  expect(written).toEqual([]);
});

const idsIn = (source: string): string[] =>
  [...source.matchAll(/'([a-z]+\.[a-z0-9.-]+)'/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => isID(id) && !(id in apiErrors));

test.each(Object.keys(languages) as Language[])(
  'every message of a page, including its title, exists in %s',
  (language) => {
    const ids = [...new Set(pages.flatMap(({ source }) => idsIn(source)))];
    expect(ids.filter((id) => id.startsWith('shell.title.')).length).toBeGreaterThan(5);
    expect(ids.filter((id) => !readMessages(language, areaOf(id as MessageID))[id]?.trim())).toEqual([]);
  },
);
