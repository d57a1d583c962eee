import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import type { ComponentFacts } from '#scripts/component-pages/facts.ts';

test('the usage code of every component compiles as it is copied', { timeout: 300_000 }, () => {
  execFileSync(process.execPath, ['scripts/component-pages.ts']);
  const usages = readdirSync('stories/components')
    .filter((name) => name.endsWith('.facts.json'))
    .flatMap((name) => JSON.parse(readFileSync(`stories/components/${name}`, 'utf8')) as ComponentFacts[])
    .filter(({ usage }) => usage !== null);
  expect(usages.length).toBeGreaterThan(300);
  const code = Object.fromEntries(usages.map(({ address, usage }) => [address, usage?.code ?? '']));
  // The planted code lacks an import, which shows that errors are found.
  const errors = errorsIn({ ...code, planted: 'export const Usage = () => <Button />;\n' });
  expect(errors).toEqual([expect.stringMatching(/planted\.tsx.*Cannot find name 'Button'/)]);
});

/** Compiles each code as a file of its own with the compiler options of the project; returns the errors. */
function errorsIn(code: Readonly<Record<string, string>>): string[] {
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/usage-'));
  const api = new API({ cwd: folder });
  try {
    const files = Object.entries(code).map(([address, text]) => {
      const file = `${folder}/${address.replaceAll('/', '-')}.tsx`;
      writeFileSync(file, text);
      return file;
    });
    const options = { noEmit: true, incremental: false, tsBuildInfoFile: null };
    const config = { extends: '../../tsconfig.json', compilerOptions: options, include: ['*.tsx'] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    const [project] = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();
    // Only the code is checked, not the files that it imports, which the check of all types covers.
    return files.flatMap((file) => {
      const problems = [
        ...(project?.program.getSyntacticDiagnostics(file) ?? []),
        ...(project?.program.getSemanticDiagnostics(file) ?? []),
      ];
      return problems.map(({ text }) => `${basename(file)}: ${text}`);
    });
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}
