import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
  const folder = mkdtempSync('.cache/usage-');
  try {
    for (const [address, text] of Object.entries(code))
      writeFileSync(`${folder}/${address.replaceAll('/', '-')}.tsx`, text);
    const options = { noEmit: true, incremental: false, composite: false, tsBuildInfoFile: null };
    const config = { extends: '../../tsconfig.json', compilerOptions: options, include: ['*.tsx'] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes(folder) && line.includes('error'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
