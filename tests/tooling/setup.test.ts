import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, pinnedNode } from '#scripts/setup.mjs';
import { aProject } from '#tests/support/builders/small-project.ts';

test('the pinned Node version is 26 or newer, and runs these tests', () => {
  const version = execFileSync(pinnedNode(), ['--version'], { encoding: 'utf8' });
  expect(Number.parseInt(version.slice(1), 10)).toBeGreaterThanOrEqual(26);
  expect(version.trim()).toBe(process.version);
});

test('the detected PostgreSQL can be run', () => {
  const folder = findPostgres();
  if (folder) expect(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })).toMatch(/PostgreSQL/);
  else expect(existsSync('/usr/lib/postgresql')).toBe(false);
});

test('packages are installed when the lock file changes, and not again', () => {
  const project = aProject();
  expect(project.install()).toMatch(/^Installing packages… {2}[\d.]+ s\n$/);
  expect(project.install()).toBe('');
  project.changeLock();
  expect(project.install()).toMatch(/^Installing packages/);
});

test('manually installed packages are not changed', () => {
  const project = aProject();
  project.install();
  rmSync(join(project.folder, 'node_modules/.folkmoot-install'));
  mkdirSync(join(project.folder, 'node_modules/kept'));
  expect(project.install()).toBe('');
  expect(existsSync(join(project.folder, 'node_modules/kept'))).toBe(true);
});

test('without access to the registry the command prints a plain error and exits with 1', () => {
  const project = aProject({ wants: 'left-pad', registry: 'http://127.0.0.1:9/' });
  const { status, stderr } = project.run();
  expect(status).toBe(1);
  expect(stderr).toContain('The packages could not be downloaded: the npm registry is unreachable.');
  expect(stderr).not.toContain('    at ');
});

test('the fingerprint of a build covers its sources: any changed, new or removed file changes it', () => {
  const project = aProject();
  const before = project.fingerprint();
  expect(project.fingerprint()).toBe(before);
  writeFileSync(join(project.folder, 'theme/blue.ts'), 'export const blue = 1;');
  const added = project.fingerprint();
  writeFileSync(join(project.folder, 'theme/blue.ts'), 'export const blue = 2;');
  const changed = project.fingerprint();
  rmSync(join(project.folder, 'theme/blue.ts'));
  expect(new Set([before, added, changed]).size).toBe(3);
  expect(project.fingerprint()).toBe(before);
  writeFileSync(
    join(project.folder, 'scripts/bundle/chunk-groups.ts'),
    '// How scripts are put into files belongs to them.',
  );
  expect(project.fingerprint()).not.toBe(before);
});
