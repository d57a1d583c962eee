import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importDirections } from '#scripts/check/directions.mjs';

const part = 'export const part = 1;\nexport type Part = number;\n';

// Imports that violate a rule: importing file, imported file, and the violated rule.
const forbidden: [reader: string, read: string, rule: string][] = [
  ['addons/poll/menu.ts', 'pages/b.ts', 'addons reads only api, machines, components, theme, server'],
  ['api/a.ts', 'machines/b.ts', 'api reads no other folder'],
  ['api/c.ts', 'tests/b.ts', 'api reads no other folder'],
  ['components/post/a.tsx', 'pages/b.ts', 'components reads only machines, api, theme'],
  ['components/post/c.tsx', 'server/b.ts', 'components reads only machines, api, theme'],
  ['machines/post/a.ts', 'api/post/b.contract.ts', 'the browser reads contracts only as types'],
  ['machines/post/c.ts', 'components/post/b.tsx', 'machines reads only api'],
  ['machines/post/d.ts', 'theme/b.ts', 'machines reads only api'],
  ['pages/a.tsx', 'server/b.ts', 'pages reads only components, machines, api, theme'],
  ['pages/c.tsx', 'addons/poll/b.ts', 'pages reads only components, machines, api, theme'],
  ['pages/d.tsx', 'api/post/b.contract.ts', 'the browser reads contracts only as types'],
  ['server/post/a.ts', 'machines/b.ts', 'server reads only api, theme/tokens'],
  ['server/post/c.ts', 'pages/b.ts', 'server reads only api, theme/tokens'],
  ['theme/a.ts', 'api/b.ts', 'theme reads no other folder'],
];

test('imports in a forbidden direction are reported with the rule that they break', async () => {
  const files = forbidden.flatMap(([reader, read]) => [
    [reader, `import { part } from '#${read}';\nconsole.log(part);\n`],
    [read, part],
  ]);
  const { wrong } = await directionsOf(Object.fromEntries(files));
  const violations = forbidden.map(([reader, read, rule]) => `${reader} reads ${read} (${rule})`);
  expect(wrong.filter((sentence) => !sentence.endsWith('through addons/installed.ts)')).sort()).toEqual(violations);
});

test('client code may import contracts as types, the renderer may import the pages, and main the installed add-ons', async () => {
  const { read, wrong } = await directionsOf({
    'machines/post/a.ts': "import type { Part } from '#api/post/b.contract.ts';\nexport const a: Part = 1;\n",
    'machines/post/c.ts': "import { type Part } from '#api/post/b.contract.ts';\nexport const c: Part = 1;\n",
    'api/post/b.contract.ts': part,
    'server/pages/render.ts': "export const render = () => import('#pages/entry.ts');\n",
    'pages/entry.ts': part,
    'server/main.ts': "import { part } from '#addons/installed.ts';\nconsole.log(part);\n",
    'addons/installed.ts': part,
  });
  expect({ read, wrong }).toEqual({ read: 7, wrong: [] });
});

test('a project in which no module is found does not pass', async () => {
  expect((await directionsOf({ 'api/readme.txt': 'nothing' })).wrong).toEqual(['dependency-cruiser read no module']);
});

/** Checks the imports of a small project with the rules of this project. */
async function directionsOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'folkmoot-directions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) cpSync(name, join(folder, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return importDirections(folder);
}
