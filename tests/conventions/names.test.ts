import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf } from '#scripts/names/address.ts';
import { areas, groups } from '#scripts/names/areas.ts';
import { asComponent, asValue } from '#scripts/names/spelling.ts';
import { featureFiles } from '#scripts/where.ts';

const files = featureFiles(process.cwd());
const names = new Set(files);

/** The folders that hold machines: the areas, and the folders that serve all of them. */
const machineFolders = [...areas, 'primitives', 'shell'];

/** The files of a top-level folder whose names are a stem and the suffix, each with its address. */
const addressesOf = (top: string, suffix: string, within: readonly string[] = areas) =>
  files
    .filter((file) => file.startsWith(`${top}/`))
    .flatMap((file) => {
      const address = addressOf(file);
      return address ? { file, ...address } : [];
    })
    .filter(({ file, area, stem }) => within.includes(area) && file.endsWith(`/${stem}${suffix}`));

/** Returns the contracts with a route table. A few others contain only schemas shared by several contracts. */
const contractsWithRoutes = () =>
  addressesOf('api', '.contract.ts').filter(
    ({ file }) =>
      /^export const \w+Routes\b/m.test(readFileSync(file, 'utf8')) || /\bmethod: '/.test(readFileSync(file, 'utf8')),
  );

const missing = (partners: string[]) => partners.filter((partner) => !names.has(partner));

test('every machine has a connect, a model, a scene and gestures with the same name, so that all of it is walked', () => {
  const machines = addressesOf('machines', '.machine.ts', machineFolders);
  expect(machines.length).toBeGreaterThan(0);
  // The machines of submissions share one connect.
  const hasConnect = (file: string) => !/Machine = createSubmissionMachine\(/.test(readFileSync(file, 'utf8'));
  const partners = machines.flatMap(({ file, folder, stem }) => [
    ...(hasConnect(file) || stem === 'submission' ? [`machines/${folder}/${stem}.connect.ts`] : []),
    `machines/${folder}/${stem}.model.ts`,
    `stories/${folder}/${stem}.scene.tsx`,
    `tests/${folder}/${stem}.gestures.ts`,
  ]);
  expect(missing(partners)).toEqual([]);
});

test('every component of an area has a story with the same name', () => {
  const components = addressesOf('components', '.tsx');
  expect(components.length).toBeGreaterThan(0);
  expect(missing(components.map(({ folder, stem }) => `stories/${folder}/${stem}.stories.tsx`))).toEqual([]);
});

test('every story shows a component, a machine or a primitive with the same name', () => {
  const stories = addressesOf('stories', '.stories.tsx');
  const shown = stories.filter(
    ({ folder, stem }) =>
      !names.has(`components/${folder}/${stem}.tsx`) && !names.has(`machines/${folder}/${stem}.machine.ts`),
  );
  expect(shown.map(({ file }) => file)).toEqual([]);
});

test('every contract with routes has an implementation on the server, and a test', () => {
  const contracts = contractsWithRoutes();
  expect(contracts.length).toBeGreaterThan(0);
  expect(missing(contracts.map(({ folder, stem }) => `server/${folder}/${stem}.routes.ts`))).toEqual([]);
  const isTested = (stem: string) =>
    files.some((file) => new RegExp(`^tests/.*/${stem}[.-][^/]*test\\.tsx?$`).test(file));
  expect(contracts.filter(({ stem }) => !isTested(stem)).map(({ file }) => file)).toEqual([]);
});

test('every folder below a top-level one is an area, or one of the few shared folders', () => {
  const others: Record<string, string[]> = {
    api: ['live'],
    machines: ['primitives', 'shell', 'model'],
    components: ['primitives', 'slots', 'layout', 'shell', 'live'],
    stories: ['primitives', 'theme', 'layout', 'shell', 'start', 'support', 'states', 'components', 'workbench'],
    server: ['platform', 'jobs', 'live', 'migrations', 'import', 'pages', 'sample', 'site'],
    tests: [
      'live',
      'visual-snapshots',
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

/** The folders of features, with the number of files in each. Migrations are one list in the order of their numbers. */
const folders = [...Map.groupBy(files, (file) => dirname(file))]
  .map(([path, { length }]) => ({ path, length, parts: path.split('/') }))
  .filter(({ path }) => path !== 'server/migrations' && !/^stories\/(states|components)/.test(path));

/** The folders of areas and groups; pages are in folders by their address. */
const groupFolders = () => folders.filter(({ path }) => /^(api|machines|components|server|stories|tests)\//.test(path));

test('the second level of folders is one list, the same in every top-level folder', () => {
  const unknown = groupFolders().filter(
    ({ parts: [, area = '', group] }) => group && groups[area] && !groups[area].includes(group),
  );
  expect(unknown.map(({ path }) => path)).toEqual([]);
  const known = Object.entries(groups).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));
  const used = new Set(groupFolders().map(({ parts: [, area, group] }) => `${area}/${group}`));
  expect(known.filter((folder) => !used.has(folder))).toEqual([]);
});

test('a stem lies in the same group in every top-level folder that has the group', () => {
  const suffixes = ['.contract.ts', '.routes.ts', '.machine.ts', '.tsx', '.stories.tsx', '.gestures.ts'];
  const places = new Map<string, Set<string>>();
  for (const top of ['api', 'machines', 'components', 'server', 'stories', 'tests'])
    for (const suffix of suffixes)
      for (const { area, folder, stem } of addressesOf(top, suffix, machineFolders))
        places.set(`${area}/${stem}`, (places.get(`${area}/${stem}`) ?? new Set()).add(folder));
  expect([...places.values()].filter(({ size }) => size > 1).map((folders) => [...folders].join(' and '))).toEqual([]);
});

test('no folder holds more than 30 files, and no group holds a single one', () => {
  expect(folders.filter(({ length }) => length > 30).map(({ path, length }) => `${path}: ${length}`)).toEqual([]);
  const alone = groupFolders().filter(
    ({ length, parts }) => length === 1 && parts.length === 3 && parts[1] !== 'visual-snapshots',
  );
  expect(alone.map(({ path }) => path)).toEqual([]);
});

test("a file's main export is named after the file", () => {
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
