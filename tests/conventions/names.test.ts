import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '#scripts/names/areas.ts';
import { asComponent, asValue } from '#scripts/names/spelling.ts';
import { featureFiles } from '#scripts/where.ts';

const files = featureFiles(process.cwd());
const names = new Set(files);

/** Where machines live: in the areas, and in the folders that serve all of them. */
const machineFolders = [...areas, 'primitives', 'shell'];

/** A file of an area, as its address: `machines/composer/draft-autosave.machine.ts` → composer, draft-autosave. */
const addressesOf = (folder: string, suffix: string, within: readonly string[] = areas) =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(suffix) && file.split('/').length === 3)
    .map((file) => ({
      file,
      area: file.split('/')[1] ?? '',
      stem: (file.split('/')[2] ?? '').slice(0, -suffix.length),
    }))
    .filter(({ area }) => within.some((known) => known === area));

/** Contracts with a table of routes; a few others only hold shapes that several contracts share. */
const contractsWithRoutes = () =>
  addressesOf('api', '.contract.ts').filter(
    ({ file }) =>
      /^export const \w+Routes\b/m.test(readFileSync(file, 'utf8')) || /\bmethod: '/.test(readFileSync(file, 'utf8')),
  );

const missing = (partners: string[]) => partners.filter((partner) => !names.has(partner));

test('every machine has a connect, a model, a scene and gestures of the same name, so that nothing of it is left unwalked', () => {
  const machines = addressesOf('machines', '.machine.ts', machineFolders);
  expect(machines.length).toBeGreaterThan(0);
  const partners = machines.flatMap(({ area, stem }) => [
    `machines/${area}/${stem}.connect.ts`,
    `machines/${area}/${stem}.model.ts`,
    `stories/${area}/${stem}.scene.tsx`,
    `tests/${area}/${stem}.gestures.ts`,
  ]);
  expect(missing(partners)).toEqual([]);
});

test('every component of an area has a story of the same name', () => {
  const components = addressesOf('components', '.tsx');
  expect(components.length).toBeGreaterThan(0);
  expect(missing(components.map(({ area, stem }) => `stories/${area}/${stem}.stories.tsx`))).toEqual([]);
});

test('every story shows a component, a machine or a primitive of the same name', () => {
  const stories = addressesOf('stories', '.stories.tsx');
  const shown = stories.filter(
    ({ area, stem }) =>
      !names.has(`components/${area}/${stem}.tsx`) && !names.has(`machines/${area}/${stem}.machine.ts`),
  );
  expect(shown.map(({ file }) => file)).toEqual([]);
});

test('every contract that lists routes has them on the server, and a test', () => {
  const contracts = contractsWithRoutes();
  expect(contracts.length).toBeGreaterThan(0);
  expect(missing(contracts.map(({ area, stem }) => `server/${area}/${stem}.routes.ts`))).toEqual([]);
  const isTested = (stem: string) =>
    files.some((file) => new RegExp(`^tests/.*/${stem}[.-][^/]*test\\.tsx?$`).test(file));
  expect(contracts.filter(({ stem }) => !isTested(stem)).map(({ file }) => file)).toEqual([]);
});

test('every folder below a top-level one is an area, or one of the few that serve all areas', () => {
  const others: Record<string, string[]> = {
    api: ['live'],
    machines: ['primitives', 'shell', 'model'],
    components: ['primitives', 'slots', 'layout', 'shell', 'live'],
    stories: ['primitives', 'theme', 'layout', 'shell', 'support', 'states', 'workbench'],
    server: ['platform', 'jobs', 'live', 'migrations', 'import', 'pages', 'sample', 'site'],
    tests: [
      'live',
      'looks',
      'model',
      'primitives',
      'theme',
      'layout',
      'shell',
      'journeys',
      'conventions',
      'support',
      'tooling',
      'platform',
      'jobs',
      'server',
      'bench',
      'pages',
      'import',
      'sample',
      'site',
    ],
  };
  const isKnown = (folder: string, below: string) =>
    areas.some((area) => area === below) || others[folder]?.includes(below);
  const strange = files
    .filter((file) => /^(api|machines|components|stories|server|tests)\/[^/]+\//.test(file))
    .map((file) => file.split('/').slice(0, 2))
    .filter(([folder = '', below = '']) => !isKnown(folder, below));
  expect([...new Set(strange.map((path) => path.join('/')))]).toEqual([]);
});

test("a file's main export bears the name of the file", () => {
  const expected = [
    ...addressesOf('machines', '.machine.ts', machineFolders).map(({ file, stem }) => [
      file,
      `${asValue(stem)}Machine`,
    ]),
    ...addressesOf('machines', '.connect.ts', machineFolders).map(({ file, stem }) => [
      file,
      `connect${asComponent(stem)}`,
    ]),
    ...contractsWithRoutes().map(({ file, stem }) => [file, `${asValue(stem)}Routes`]),
    ...addressesOf('components', '.tsx').map(({ file, stem }) => [file, asComponent(stem)]),
  ] as [string, string][];
  const isExported = ([file, name]: [string, string]) =>
    new RegExp(`export (const|function|async function|class) ${name}\\b`).test(readFileSync(file, 'utf8'));
  expect(expected.filter((entry) => !isExported(entry))).toEqual([]);
});
