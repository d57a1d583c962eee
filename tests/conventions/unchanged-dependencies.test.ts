import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesInPackages, changesInSource, type PackageDescription } from '#tests/support/dependency-changes.ts';

const root = join(import.meta.dirname, '../..');
const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageDescription;
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };

/** Every installed package, direct or transitive. */
const packages = [
  ...new Set(Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13))),
].filter(Boolean);

/** Icons are rendered from lucide's data by a component of the project; lucide's code is not changed. */
const allowed: Readonly<Record<string, readonly string[]>> = { 'scripts/bundle/compile-icons.ts': ['lucide-react'] };

const sources = globSync(['*.config.ts', 'scripts/**/*.{ts,mjs}', '.ladle/*', 'server/**/*.ts'], { cwd: root });

test('the build, the set-up and the server leave the code of packages as it is', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) =>
    changesInSource({ path, text: readFileSync(join(root, path), 'utf8') }, packages, allowed[path]),
  );
  expect(found).toEqual([]);
});

test('packages come from the registry, and nothing changes them after they are installed', () => {
  expect(changesInPackages(description)).toEqual([]);
});

const plugin = (hooks: string) =>
  `import type { Plugin } from 'vite';\nexport const one = (): Plugin => ({ ${hooks} });`;
const changesIn = (text: string, ...may: string[]) => changesInSource({ path: 'a.ts', text }, packages, may);

test('a plugin that changes or replaces a module of a package is found', () => {
  expect(changesIn(plugin(`load: (id) => /@tanstack\\/query-core\\/build\\//.test(id) ? '' : undefined`))).toEqual([
    'a.ts names @tanstack/query-core',
  ]);
  const file = String.raw`/node_modules\/react-dom\/cjs\/react-dom-client/`;
  expect(changesIn(plugin(`transform(code, id) { return ${file}.test(id) ? '' : code; }`))).toEqual([
    'a.ts names react-dom',
  ]);
  expect(changesIn(plugin('transform: (code) => code.replace("a", "b")'))).toEqual([
    'a.ts does not exclude node_modules',
  ]);
  expect(changesIn(plugin('generateBundle(_, bundle) {}'))).toEqual(['a.ts changes built files (generateBundle)']);
});

test('hooks of Node and aliases are found', () => {
  expect(changesIn("import { registerHooks } from 'node:module';\nregisterHooks({ load })")).toEqual([
    'a.ts uses registerHooks',
  ]);
  expect(changesIn("export default { resolve: { alias: { react: './lean.js' } } };")).toEqual(['a.ts sets an alias']);
});

test('a plugin for our own code is no change', () => {
  const own = 'transform: { filter: { id: { exclude: /\\/node_modules\\// } }, handler: (code) => code }';
  expect(changesIn(plugin(own))).toEqual([]);
  expect(changesIn(plugin(`${own}, name: 'lucide-react'`))).toEqual(['a.ts names lucide-react']);
  expect(changesIn(plugin(`${own}, name: 'lucide-react'`), 'lucide-react')).toEqual([]);
});

test('patches, forks and scripts at installation are found', () => {
  expect(
    changesInPackages({
      scripts: { postinstall: 'patch-package' },
      dependencies: { react: 'file:./react', kysely: 'someone/kysely#lean' },
      devDependencies: { 'patch-package': '8.0.0', vite: '8.3.8' },
      overrides: { '@ladle/react': { vite: 'git+https://example.org/vite.git' }, '@a/b': 'npm:@c/d@^1.0.0' },
      patchedDependencies: {},
    }),
  ).toEqual([
    'package.json runs a script at installation: postinstall',
    'package.json has patchedDependencies',
    'package.json depends on patch-package',
    'package.json installs react from file:./react',
    'package.json installs kysely from someone/kysely#lean',
    'package.json installs vite from git+https://example.org/vite.git',
  ]);
});
