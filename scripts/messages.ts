import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '#api/languages.ts';
import { findMessageProblems } from '#scripts/messages/problems.ts';

// Prints the problems of the messages in locales/ and sets the exit code to 1 if there are any. `npm run check` runs it
// (docs/languages.md).
const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, 'locales', file), 'utf8'));

const areas = readdirSync(join(root, 'locales/en')).map((file) => file.replace('.json', ''));
const names = Object.keys(languages) as Language[];

const catalogues = Object.fromEntries(
  names.map((language) => [
    language,
    Object.fromEntries(areas.map((area) => [area, read(`${language}/${area}.json`)])),
  ]),
);

// An empty folder, which addons/ may be, does not exist in a clone.
const folders = ['api', 'machines', 'components', 'pages', 'server', 'addons'];
const sources = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );

const { wrong, missing } = findMessageProblems({
  catalogues,
  complete: read('complete.json'),
  code: sources.join('\n'),
  compile: compileMessageOrThrow,
  pluralsOf: (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories,
});

for (const one of wrong) console.log(one);
if (process.argv.includes('--missing')) for (const one of missing) console.log(`not translated yet: ${one}`);
if (wrong.length > 0) process.exitCode = 1;
