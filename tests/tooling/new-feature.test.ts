import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layOut } from '#scripts/new.ts';
import { findUntranslatedTexts } from '#tests/support/untranslated-texts.ts';

/** The parts of the project that the tools read. */
const shared = [
  ...['api', 'components', 'docs/behavior', 'locales', 'machines', 'pages', 'scripts', 'server', 'stories', 'tests'],
  ...['theme', 'playwright', 'package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts'],
];

const root = process.cwd();
const copy = aCopyOfTheProject();

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const filesOf = (address: string) => {
  const [, folder, stem] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  return [
    ...['machine.ts', 'connect.ts', 'model.ts'].map((suffix) => `machines/${folder}/${stem}.${suffix}`),
    ...['tsx', 'css.ts'].map((suffix) => `components/${folder}/${stem}.${suffix}`),
    ...['stories.tsx', 'scene.tsx'].map((suffix) => `stories/${folder}/${stem}.${suffix}`),
    ...['gestures.ts', 'machine.test.ts'].map((suffix) => `tests/${folder}/${stem}.${suffix}`),
  ];
};

const features = [
  ['composer/draft/parcel-flow', 'composer'],
  ['primitives/overlay/parcel-shelf-with-a-long-name', 'shell'],
  ['shell/page/parcel-door', 'shell'],
  ['search/parcel', 'search'],
] as const;

test.each(features)('%s gets files, and a row for its delay in %s.md', (address, page) => {
  const files = filesOf(address);
  expect(layOut(address, copy)).toEqual(files);
  const texts = files.map((file) => readFileSync(join(copy, file), 'utf8'));
  expect(texts.filter((text) => /\b(?:the|AREA)[- ]?stem\b/i.test(text))).toEqual([]);
  expect(
    texts.flatMap((text, index) =>
      files[index]?.startsWith('components/') ? findUntranslatedTexts(text, files[index]) : [],
    ),
  ).toEqual([]);
  expect(readFileSync(join(copy, `docs/behavior/${page}.md`), 'utf8')).toContain(
    `| 4,000 ms | \`confirmationTime\` | \`${files[0]}\` |\n`,
  );
});

// Biome reads the whole project, which takes long on a busy computer. So one run checks the files of all features.
test('the files of new features pass the lint', () => {
  const files = features.flatMap(([address]) => filesOf(address));
  expect(inCopy('@biomejs/biome/bin/biome', 'ci', ...files)).toMatch(
    new RegExp(`Checked ${files.length} files[^]*No fixes applied`),
  );
}, 240_000);

test('the machines of new features are walked, once their tables are written', () => {
  const tests = ['tests/model/walks.test', ...features.map(([address]) => filesOf(address).at(-1) ?? '')];
  const walk = (...options: string[]) =>
    inCopy('vitest/vitest.mjs', 'run', '--project=unit', '--reporter=verbose', ...tests, ...options);
  const missing = walk();
  const written = walk('-u');
  for (const [address] of features) {
    const stem = address.split('/').at(-1) ?? '';
    expect(missing).toContain(`${stem}.table.md is missing. Write it and review it: npm run walk -- ${stem} -u`);
    expect(written).toContain(`${stem} > its paths cover every state, every transition`);
  }
  expect(written).toMatch(/Tests\s+\d+ passed \(\d+\)/);
});

test('the files of new features pass the type check', () => {
  const include = ['machines', 'components', 'stories', 'tests'].map((top) => `${top}/**/parcel*`);
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  expect(inCopy('typescript/bin/tsc', '-p', 'tsconfig.new.json', '--pretty', 'false', '--checkers', '1')).toBe('');
});

test('an existing name is refused in every folder, with the paths of its files', () => {
  layOut('post/kept', copy);
  rmSync(join(copy, 'machines/post/kept.connect.ts'));
  expect(() => layOut('post/kept', copy)).toThrow(/^The name kept is taken: components\/post\/kept\.css\.ts, /);
  expect(() => layOut('shell/page/kept', copy)).toThrow('The name kept is taken: components/post/kept.css.ts');
  expect(existsSync(join(copy, 'machines/post/kept.connect.ts'))).toBe(false);
});

test.each([
  ['', 'Name an area, a group and a stem'],
  ['draft', 'Name an area, a group and a stem'],
  ['kitchen/draft', 'There is no area kitchen. The areas are account,'],
  ['primitives/kettle', 'Name a group of primitives too. Its groups are avatar,'],
  ['composer/kettle/draft', 'There is no group kettle in composer. Its groups are draft, editor, form, media'],
  ['composer/DraftBox', 'A stem is kebab-case'],
  ['composer/../draft', 'There is no group .. in composer.'],
  ['composer/../../draft', 'Name an area, a group and a stem'],
])('npm run new %s is refused: %s', (address, words) => {
  expect(() => layOut(address, copy)).toThrow(words);
});

/** Creates a copy of the project, without pictures and with the packages of this one. */
function aCopyOfTheProject() {
  const folder = mkdtempSync(join(tmpdir(), 'folkmoot-new-feature-'));
  const filter = (file: string) => !/(visual-snapshots|stories.states|\.webp|\.png)$/.test(file);
  for (const name of shared) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs a tool in the copy and returns its output. Walks include the new machines only. */
function inCopy(tool: string, ...args: string[]) {
  try {
    const options = { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', WALK: 'parcel' } } as const;
    return execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], options);
  } catch (fault) {
    return String((fault as { stdout?: string }).stdout);
  }
}
