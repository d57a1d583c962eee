import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { featureFolders } from '#scripts/names/areas.ts';
import { byQuestion } from '#scripts/names/questions.ts';

/** Returns every file of a project that can belong to a feature, relative to the project and with forward slashes. */
export function featureFiles(project: string): string[] {
  return featureFolders
    .filter((folder) => existsSync(join(project, folder)))
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1)),
    )
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/**
 * Returns the files of a stem: files whose name, or the name of a folder in their path, is the stem or begins with it
 * and a hyphen.
 */
export function filesOf(stem: string, files: readonly string[]): string[] {
  const begins = (name: string) => name === stem || name.startsWith(`${stem}-`) || name.startsWith(`${stem}.`);
  const withoutNumber = (name: string) => name.replace(/^\d{4}-/, '');
  return files.filter((file) => file.split('/').slice(2).concat(pageName(file)).map(withoutNumber).some(begins));
}

/** Pages do not belong to an area, so their path is matched from the first folder on. */
const pageName = (file: string) => (file.startsWith('pages/') ? file.split('/').slice(1) : []);

/** Returns the stems most similar to a stem that no file has. */
export function nearest(stem: string, files: readonly string[]): string[] {
  const stems = new Set(files.map((file) => (file.split('/').at(-1) ?? '').split('.')[0] ?? ''));
  const parts = stem.split('-').filter((part) => part.length > 2);
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

function main(stem: string | undefined) {
  if (!stem) return fail('Which feature? For example: npm run where draft');
  const files = featureFiles(join(import.meta.dirname, '..'));
  const table = filesOf(stem, files).length > 0 ? tableOf(stem, files) : undefined;
  if (table) return console.log(table);
  const near = nearest(stem, files);
  return fail(`No file is named ${stem}.${near.length > 0 ? ` There is: ${near.join(', ')}` : ''}`);
}

function fail(text: string) {
  console.error(text);
  process.exitCode = 1;
}

if (import.meta.main) main(process.argv[2]);
