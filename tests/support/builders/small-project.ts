import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a project with the setup scripts of this one and its own packages: local ones, or one from a registry. */
export function aProject({ wants = '', registry = '' } = {}) {
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
  const work = `import { asCommand } from './scripts/setup/output.mjs'; await asCommand(async () => { ${body} });`;
  const { npm_execpath: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--input-type=module', '-e', work], { cwd: folder, encoding: 'utf8', env });
}
