import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres, pinnedNode } from '#scripts/setup.mjs';

test('the pinned Node is 26 or newer, and is what these tests run on', () => {
  const version = execFileSync(pinnedNode(), ['--version'], { encoding: 'utf8' });
  expect(Number.parseInt(version.slice(1), 10)).toBeGreaterThanOrEqual(26);
  expect(version.trim()).toBe(process.version);
});

test('the PostgreSQL that is found can be run', () => {
  const folder = findPostgres();
  if (folder) expect(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })).toMatch(/PostgreSQL/);
  else expect(existsSync('/usr/lib/postgresql')).toBe(false);
});

test('packages are installed when the lock file changed, and not again', () => {
  const project = aProject();
  expect(project.install()).toMatch(/^Installing packages… {2}[\d.]+ s\n$/);
  expect(project.install()).toBe('');
  project.changeLock();
  expect(project.install()).toMatch(/^Installing packages/);
});

test('packages a person installed by hand are left as they are', () => {
  const project = aProject();
  project.install();
  rmSync(join(project.folder, 'node_modules/.folkmoot-install'));
  mkdirSync(join(project.folder, 'node_modules/kept'));
  expect(project.install()).toBe('');
  expect(existsSync(join(project.folder, 'node_modules/kept'))).toBe(true);
});

test('without a way to the registry, the command says so in plain words and ends with 1', () => {
  const project = aProject({ wants: 'left-pad', registry: 'http://127.0.0.1:9/' });
  const { status, stderr } = project.run();
  expect(status).toBe(1);
  expect(stderr).toContain('The packages could not be fetched: the npm registry cannot be reached from here.');
  expect(stderr).not.toContain('    at ');
});

test('a build is as old as its sources: any changed, new or removed file makes another', () => {
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
});

/** A project that has this one's set-up and packages of its own: local ones, or one that only a registry has. */
function aProject({ wants = '', registry = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'folkmoot-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  for (const name of ['theme', 'part', 'other']) mkdirSync(join(folder, name));
  const put = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));
  const settle = (dependencies: Record<string, string>, packages: Record<string, unknown>) => {
    put('package.json', { name: 'moot', type: 'module', dependencies });
    put('package-lock.json', {
      name: 'moot',
      lockfileVersion: 3,
      packages: { '': { name: 'moot', dependencies }, ...packages },
    });
  };
  const settleLocal = (...names: string[]) => {
    for (const name of names) put(`${name}/package.json`, { name, version: '1.0.0' });
    const entries = names.flatMap((name) => [
      [name, { version: '1.0.0' }],
      [`node_modules/${name}`, { resolved: name, link: true }],
    ]);
    settle(Object.fromEntries(names.map((name) => [name, `file:${name}`])), Object.fromEntries(entries));
  };
  if (wants)
    settle(
      { [wants]: '1.0.0' },
      { [`node_modules/${wants}`]: { version: '1.0.0', resolved: `${registry}${wants}/-/${wants}-1.0.0.tgz` } },
    );
  else settleLocal('part');
  writeFileSync(
    join(folder, '.npmrc'),
    `fetch-retries=0\ncache=${join(folder, '.npm')}\n${registry && `registry=${registry}`}`,
  );
  const run = () => inProject(folder, `await (await import('./scripts/setup/packages.mjs')).ensureInstalled();`);
  return {
    folder,
    run,
    install: () => run().stdout,
    changeLock: () => settleLocal('part', 'other'),
    fingerprint: () => inProject(folder, fingerprint).stdout,
  };
}

const fingerprint = `const { sources } = await import('./scripts/setup/build.mjs');
  const { fingerprint } = await import('./scripts/setup/folders.mjs'); console.log(fingerprint(sources()));`;

function inProject(folder: string, body: string) {
  const work = `import { asCommand } from './scripts/setup/say.mjs'; await asCommand(async () => { ${body} });`;
  const { npm_execpath: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--input-type=module', '-e', work], { cwd: folder, encoding: 'utf8', env });
}
