import { beginsWith, isModel, isTest, stemOf } from './file-names.mjs';
import { importers } from './import-graph.mjs';

/** The tests of files that no file imports by name. */
const byFolder = [
  [/^server\/migrations\//, ['tests/platform/database/migrate.server.test.ts', 'tests/tooling/tables.server.test.ts']],
  [/^locales\//, ['tests/conventions/messages.test.ts', 'tests/tooling/messages.test.ts']],
];

/** Files that import a whole layer. A test behind them covers no file in particular. */
const hubs =
  /^(server\/main\.ts|pages\/(routes\.gen|-?router|_app|__root)[^/]*|tests\/support\/server\/|addons\/installed)/;

/** The journey that opens every page. */
const everyPage = 'tests/journeys/reading/every-page.journey.ts';

const folderOf = (file) => /^[^/]+\/(.*)\/[^/]+$/.exec(file)?.[1];
const isPartOfMachine = (file) => /\.(machine|model|connect|gestures|scene)\.tsx?$/.test(file);
const isRecord = (file) => /^tests\/.*\.(table\.md|transcript\.md|tree\.yaml)$/.test(file);

/**
 * Returns a function that finds the tests of a file: the paths of `tests`, and the stems of the machines whose walk
 * covers it (`walks`). A file that is a test, or a part of a machine, is covered by itself. For others, follows the
 * imports to the nearest tests, scenes and machines; tests with the same name replace the tests found so. Files that
 * only a whole server imports are covered by the tests of their folder, files that only pages import by the journey
 * that opens every page.
 */
export function coverageFinder(files, read) {
  const importersOf = importers(files, read);
  const machines = new Set(files.filter(isModel).map(stemOf));
  const known = new Set(files);

  const ends = (file) => {
    if (isTest(file)) return { tests: [file], walks: [] };
    const isWalked = (isPartOfMachine(file) || isRecord(file)) && machines.has(stemOf(file));
    return isWalked ? { tests: [], walks: [stemOf(file)] } : undefined;
  };

  const nearest = (file) => {
    const seen = new Set([file]);
    let layer = [file];
    while (layer.length > 0) {
      const found = layer.map(ends).filter(Boolean);
      if (found.length > 0) return found;
      layer = [...new Set(layer.flatMap((one) => importersOf.get(one) ?? []))].filter(
        (one) => !seen.has(one) && !hubs.test(one),
      );
      for (const one of layer) seen.add(one);
    }
    return [];
  };

  const tested = files.filter(isTest);

  /** Whether a test is about the layer of a file: the server or what runs in browsers. */
  const isOfLayer = (file) => (test) => {
    if (file.startsWith('server/')) return test.includes('.server.test.');
    return file.startsWith('api/') || !test.includes('.server.test.');
  };

  /** Returns the tests of the folder, or of the one above, whose name begins like that of the file; else all of them. */
  const named = (file, folder = folderOf(file)) => {
    if (!folder) return [];
    const inFolder = tested.filter((one) => folderOf(one) === folder && isOfLayer(file)(one));
    if (inFolder.length === 0) return named(file, /^(.*)\/[^/]+$/.exec(folder)?.[1] ?? '');
    const words = stemOf(file).split('-');
    for (let count = words.length; count > 0; count -= 1) {
      const isAlike = beginsWith(words.slice(0, count).join('-'));
      const alike = inFolder.filter((one) => isAlike(stemOf(one)));
      if (alike.length > 0) return alike;
    }
    return inFolder;
  };

  return (file) => {
    const [, listed] = byFolder.find(([folder]) => folder.test(file)) ?? [];
    if (listed) return { tests: listed, walks: [] };
    const own = ends(file);
    const same = own ? [] : tested.filter((one) => stemOf(one) === stemOf(file) && isOfLayer(file)(one));
    const found = own ? [own] : known.has(file) ? nearest(file) : [];
    const walks = found.flatMap((one) => one.walks);
    const reached = same.length > 0 ? same : found.flatMap((one) => one.tests);
    const isFound = reached.length + walks.length > 0;
    const others = /^(pages|components)\//.test(file) ? [everyPage] : named(file);
    return { tests: [...new Set(isFound ? reached : others)].sort(), walks: [...new Set(walks)].sort() };
  };
}

/** Returns the command that runs test files of one kind. */
function commandOf(kind, files) {
  const named = files.join(' ');
  if (kind === 'journey') return `npx playwright test ${named}`;
  if (kind === 'component') return `npx playwright test -c playwright-ct.config.ts ${named}`;
  return `npx vitest run --project ${kind} ${named}`;
}

/** Returns the suite of a test file: a project of Vitest, `journey` or `component`. */
export function suiteOf(file) {
  if (file.endsWith('.journey.ts')) return 'journey';
  if (file.endsWith('.ct.tsx')) return 'component';
  if (/\.kill\.server\.test\.ts$/.test(file)) return 'kill';
  if (/\.server\.test\.ts$/.test(file)) return 'embedded';
  return /\.isolated\.test\.tsx$/.test(file) ? 'isolated' : 'unit';
}

/** The number of test files and machines that a command names. */
const most = 3;

/** Returns the narrowest commands that test a file: see `coverageFinder`. */
export function narrowestCommands(file, { tests: paths, walks }) {
  if (file.startsWith('locales/')) return ['npm run messages'];
  if (paths.length + walks.length === 0) return ['npm test'];
  const kinds = Map.groupBy(paths, suiteOf);
  const looks = file.endsWith('.css.ts') ? ' tests/model/visual-snapshots.ct' : '';
  return [
    ...walks.slice(0, most).map((stem) => `npm run walk -- ${stem}${looks}`),
    ...[...kinds].map(([kind, files]) => commandOf(kind, files.slice(0, most))),
  ];
}
