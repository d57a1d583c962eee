import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layOut } from '#scripts/new.ts';
import { findUntranslatedTexts } from '#tests/support/untranslated-texts.ts';

/** The files that every machine and component imports, and the files that walk a machine. */
const shared = [
  ...['package.json', 'tsconfig.json', 'biome.json', 'theme', 'machines/model', 'machines/state-name.ts'],
  ...['components/primitives', 'machines/primitives', 'stories/support/scene.ts'],
  ...['gestures', 'models', 'feature-exports', 'walk-path', 'coverage-report'].map(
    (name) => `tests/support/machine/${name}.ts`,
  ),
  'tests/model/walks.test.ts',
  ...[
    'scripts/messages/english.ts',
    'scripts/names/address.ts',
    'locales',
    'api',
    'machines/failure-reason.ts',
    'machines/shell/dialog/modal-stack.machine.ts',
  ],
];

const root = process.cwd();
const copy = aCopyOfTheProject();

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const files = [
  'machines/composer/draft/parcel-flow.machine.ts',
  'machines/composer/draft/parcel-flow.connect.ts',
  'machines/composer/draft/parcel-flow.model.ts',
  'components/composer/draft/parcel-flow.tsx',
  'components/composer/draft/parcel-flow.css.ts',
  'stories/composer/draft/parcel-flow.stories.tsx',
  'stories/composer/draft/parcel-flow.scene.tsx',
  'tests/composer/draft/parcel-flow.gestures.ts',
  'tests/composer/draft/parcel-flow.machine.test.ts',
];

test('a new feature gets its files, which pass the type check, the lint, their own test and the walks of their machine', () => {
  expect(layOut('composer/draft/parcel-flow', copy)).toEqual(files);
  const texts = files.map((file) => readFileSync(join(copy, file), 'utf8'));
  expect(texts.filter((text) => /\b(?:the|AREA)[- ]?stem\b/i.test(text))).toEqual([]);
  expect(
    texts.flatMap((text, index) =>
      files[index]?.startsWith('components/') ? findUntranslatedTexts(text, files[index]) : [],
    ),
  ).toEqual([]);
  expect(inCopy('typescript/bin/tsc', '--pretty', 'false')).toBe('');
  expect(inCopy('@biomejs/biome/bin/biome', 'ci', ...files)).toMatch(
    new RegExp(`Checked ${files.length} files[^]*No fixes applied`),
  );
  const walks = inCopy('vitest/vitest.mjs', 'run', '--root', '.', '-u', '--reporter=verbose');
  expect(walks).toContain('parcel-flow > its paths cover every state, every transition');
  expect(walks).toMatch(/Tests\s+7 passed \(7\)/);
});

test('an existing feature is not overwritten', () => {
  layOut('post/kept', copy);
  rmSync(join(copy, 'machines/post/kept.connect.ts'));
  expect(() => layOut('post/kept', copy)).toThrow(/^machines\/post\/kept\.machine\.ts, .* already exists/);
  expect(existsSync(join(copy, 'machines/post/kept.connect.ts'))).toBe(false);
});

test.each([
  ['', 'Name an area, a group and a stem'],
  ['draft', 'Name an area, a group and a stem'],
  ['kitchen/draft', 'There is no area kitchen. The areas are account,'],
  ['composer/kettle/draft', 'There is no group kettle in composer. Its groups are draft, editor, form, media'],
  ['composer/DraftBox', 'A stem is kebab-case'],
  ['composer/../draft', 'There is no group .. in composer.'],
  ['composer/../../draft', 'Name an area, a group and a stem'],
])('npm run new %s is refused: %s', (address, words) => {
  expect(() => layOut(address, copy)).toThrow(words);
});

/** Creates a project with the settings, theme and packages of this one, and without features. */
function aCopyOfTheProject() {
  const folder = mkdtempSync(join(tmpdir(), 'folkmoot-new-feature-'));
  // Models are omitted, so that existing machines are not walked in the copy.
  const filter = (file: string) => !file.endsWith('.model.ts');
  for (const name of shared) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function inCopy(tool: string, ...args: string[]) {
  try {
    const options = { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
    return execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], options);
  } catch (fault) {
    return String((fault as { stdout?: string }).stdout);
  }
}
