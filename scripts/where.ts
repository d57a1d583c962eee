import { join } from 'node:path';
import { featureFolders, sharedFolders } from '#scripts/names/areas.ts';
import { byQuestion } from '#scripts/names/questions.ts';
import { projectFiles } from '#scripts/setup/folders.mjs';
import { coverageFinder, narrowestCommands } from '#scripts/test/covering.mjs';

/** Returns every file of a project that can belong to a feature, relative to the project and with forward slashes. */
export const featureFiles = (project: string): string[] => projectFiles(project, featureFolders);

/** Returns the files that `npm run where` searches: those of features, and the theme, texts and scripts they share. */
const searchedFiles = (project: string): string[] =>
  projectFiles(project, [...featureFolders, ...sharedFolders]).filter(
    (file) => !/^(stories\/(states|components)|tests\/visual-snapshots)\//.test(file),
  );

/**
 * Returns the files of a stem: files whose name, or the name of a folder in their path, is the stem or begins with it
 * and a hyphen.
 */
export function filesOf(stem: string, files: readonly string[]): string[] {
  const begins = (name: string) => name === stem || name.startsWith(`${stem}-`) || name.startsWith(`${stem}.`);
  // The number of a migration, and the hyphen of a file in pages/ that is no page.
  const withoutPrefix = (name: string) => name.replace(/^(\d{4}-|-)/, '');
  return files.filter((file) => namesOf(file).map(withoutPrefix).some(begins));
}

/**
 * Returns the names in a path that can match: below the area, or, in folders without areas, below the top-level one.
 */
const namesOf = (file: string) => file.split('/').slice(/^(pages|theme|locales|scripts)\//.test(file) ? 1 : 2);

/** Returns the stems most similar to a stem that no file has. */
export function nearest(stem: string, files: readonly string[]): string[] {
  const stems = new Set(files.map((file) => (file.split('/').at(-1) ?? '').split('.')[0] ?? ''));
  const parts = [stem.replace(/s$/, ''), ...stem.split('-')].filter((part) => part.length > 2);
  return [...stems].filter((known) => parts.some((part) => known.includes(part))).slice(0, 8);
}

/** Returns the formatted table of a stem's files. */
export function tableOf(stem: string, files: readonly string[]): string {
  const rows = byQuestion(filesOf(stem, files));
  const width = Math.max(...rows.map(({ question }) => question.length));
  return rows
    .flatMap((row) => row.files.map((file, index) => `${(index === 0 ? row.question : '').padEnd(width)}  ${file}`))
    .join('\n');
}

/** The number of files that are named before a command. */
const fewFiles = 4;

/**
 * Returns the narrowest commands that test the files, each with the files it tests: `npm run walk -- bookmark` for the
 * parts of a machine.
 */
export function commandsOf(files: readonly string[], all: readonly string[], read?: (file: string) => string): string {
  const find = coverageFinder(all, read);
  const pairs = files.flatMap((file) => narrowestCommands(file, find(file)).map((command) => ({ command, file })));
  const byCommand = Map.groupBy(pairs, ({ command }) => command);
  const nameOf = (file: string) => file.split('/').at(-1) ?? file;
  return [...byCommand]
    .map(([command, tested]) => {
      const names = [...new Set(tested.map(({ file }) => nameOf(file)))];
      const more = names.length > fewFiles ? ` and ${names.length - fewFiles} more` : '';
      return `${command}\n    ${names.slice(0, fewFiles).join(', ')}${more}`;
    })
    .join('\n');
}

/** The number of files above which the table is preceded by the counts of its folders. */
const many = 60;

/** Returns the number of files of each area and group, to help choose a longer stem. */
function countsOf(files: readonly string[]): string {
  const groups = Map.groupBy(files, (file) => file.split('/').slice(1, -1).slice(0, 2).join('/'));
  const counts = [...groups].map(([group, { length }]) => `${group || 'other'} ${length}`);
  return `${files.length} files: ${counts.join(', ')}. A longer stem finds fewer, such as npm run where discussion-list.`;
}

function main(stem: string | undefined) {
  if (!stem) return fail('Which feature? For example: npm run where draft');
  const files = searchedFiles(join(import.meta.dirname, '..'));
  const found = filesOf(stem, files);
  if (found.length > many) console.log(`${countsOf(found)}\n`);
  if (found.length > 0) {
    console.log(tableOf(stem, files));
    if (found.length <= many) console.log(`\nTo test a change:\n${commandsOf(found, files)}`);
    return;
  }
  const near = nearest(stem, files);
  return fail(`No file is named ${stem}.${near.length > 0 ? ` Similar names: ${near.join(', ')}` : ''}`);
}

function fail(text: string) {
  console.error(text);
  process.exitCode = 1;
}

if (import.meta.main) main(process.argv[2]);
