import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf } from '#scripts/names/address.ts';

/** The written stories. Those in `stories/states/` and `stories/components/` are generated. */
const stories = globSync('stories/**/*.stories.tsx')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^stories\/(states|components|start)\//.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('the title of a story file is its address: the area and the stem', () => {
  expect(stories.length).toBeGreaterThan(400);
  const strange = stories.filter(({ file, source }) => {
    const { area, stem } = addressOf(file) ?? {};
    return !source.includes(`\nexport default { title: '${area} / ${stem}' };\n`);
  });
  // The tokens of the theme belong to no component.
  expect(strange.map(({ file }) => file)).toEqual(['stories/theme/theme.stories.tsx']);
});

test('a story starts a machine on its workbench, so that the panel shows the chart', () => {
  const helpers = globSync('stories/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('stories/workbench/') && file !== 'stories/support/use-story-machine.ts');
  const apart = helpers.filter((file) => /\.resolveState\(|\bcreateActor\(/.test(readFileSync(file, 'utf8')));
  expect(apart).toEqual([]);
});

test('a story does not read the clock of the computer', () => {
  const clock = /\bnew Date\(\)|\bDate\.now\(\)|\bsetTimeout\(|\bsetInterval\(/;
  expect(stories.filter(({ source }) => clock.test(source)).map(({ file }) => file)).toEqual([]);
});
