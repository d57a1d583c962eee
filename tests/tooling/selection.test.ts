import { expect, test } from 'vitest';
import { coverageFinder, narrowestCommands } from '#scripts/test/covering.mjs';
import { importsOf } from '#scripts/test/import-graph.mjs';
import { filesOfSuites, selectTests } from '#scripts/test/selection.mjs';
import { commandsOf } from '#scripts/where.ts';

const texts: Record<string, string> = {
  'api/post/post.contract.ts': '',
  'components/post/post-card.css.ts': '',
  'components/post/post-card.tsx': "import * as styles from './post-card.css.ts';",
  'components/post/post-removal.tsx': "import { PostCard } from './post-card.tsx';",
  'components/post/post-mark.tsx': '',
  'locales/en/post.json': '{}',
  'machines/post/post-removal.machine.ts': '',
  'machines/post/post-removal.model.ts': "import { postRemovalMachine } from './post-removal.machine.ts';",
  'pages/posts.tsx': "import { PostMark } from '#components/post/post-mark.tsx';",
  'server/main.ts': "import { routes } from '#server/post/post-mail.routes.ts';",
  'server/migrations/0004-draft-version.sql': '',
  'server/post/post-mail.routes.ts': "import type { Post } from '#api/post/post.contract.ts';",
  'stories/post/post-removal.scene.tsx': "import { PostRemoval } from '#components/post/post-removal.tsx';",
  'tests/journeys/reading/every-page.journey.ts': '',
  'tests/journeys/writing/write.journey.ts': '',
  'tests/post/post-other.server.test.ts': "import { main } from '#server/main.ts';",
  'tests/post/post.routes.server.test.ts': "import { main } from '#server/main.ts';",
  'tests/post/post-words.test.ts': '',
  'tests/post/post-removal.gestures.ts': '',
};
const files = Object.keys(texts);
const read = (file: string) => texts[file] ?? '';
const find = coverageFinder(files, read);
const commandOf = (file: string) => narrowestCommands(file, find(file));

test('values that a file imports are found, lazily or not, and types are not', () => {
  const text = `import type { A } from './a.ts';\nimport {\n  b,\n} from '#machines/b.ts';\nexport { c } from '../c.ts';
const d = () => import('./d.tsx');\nimport x from 'xstate';`;
  expect(importsOf('components/post/x.tsx', text)).toEqual([
    'machines/b.ts',
    'components/c.ts',
    'components/post/d.tsx',
  ]);
});

test.each([
  ['machines/post/post-removal.machine.ts', ['npm run walk -- post-removal']],
  ['components/post/post-card.tsx', ['npm run walk -- post-removal']],
  ['components/post/post-card.css.ts', ['npm run walk -- post-removal tests/model/visual-snapshots.ct']],
  ['components/post/post-mark.tsx', ['npx playwright test tests/journeys/reading/every-page.journey.ts']],
  ['tests/journeys/writing/write.journey.ts', ['npx playwright test tests/journeys/writing/write.journey.ts']],
  [
    'server/post/post-mail.routes.ts',
    ['npx vitest run --project embedded tests/post/post-other.server.test.ts tests/post/post.routes.server.test.ts'],
  ],
  ['api/post/post.contract.ts', ['npx vitest run --project embedded tests/post/post.routes.server.test.ts']],
  ['locales/en/post.json', ['npm run messages']],
  [
    'server/migrations/0004-draft-version.sql',
    [
      'npx vitest run --project embedded tests/platform/database/migrate.server.test.ts tests/tooling/tables.server.test.ts',
    ],
  ],
])('the narrowest command for %s is printed', (file, commands) => {
  expect(commandOf(file)).toEqual(commands);
});

test('files with the same command are listed together', () => {
  const machine = ['machines/post/post-removal.machine.ts', 'stories/post/post-removal.scene.tsx'];
  expect(commandsOf(machine, files, read)).toBe(
    'npm run walk -- post-removal\n    post-removal.machine.ts, post-removal.scene.tsx',
  );
});

const select = (...words: string[]) => selectTests(words, files, find);

test('a word selects the test files whose path contains it, and the walks of the machines that it begins', () => {
  expect(select('post-words')).toEqual({ tests: ['tests/post/post-words.test.ts'], walks: [], notes: [] });
  const { tests, walks, notes } = select('post-removal');
  expect({ walks, notes }).toEqual({ walks: ['post-removal'], notes: [] });
  expect(filesOfSuites(tests)).toEqual({
    vitest: ['tests/model/walks.test.ts'],
    journeys: [],
    components: ['tests/model/states.ct.tsx', 'tests/model/walks.ct.tsx'],
  });
});

test('a stem without tests of its own selects the tests that cover it, and says so', () => {
  const { walks, notes } = select('post-card');
  expect(walks).toEqual(['post-removal']);
  expect(notes).toContain(
    'No test is named post-card. components/post/post-card.tsx is covered by the walk of post-removal.',
  );
  expect(select('draft-version').tests).toHaveLength(2);
});

test('a word without any file selects nothing, and says so', () => {
  expect(select('zeppelin')).toEqual({ tests: [], walks: [], notes: ['No file is named zeppelin.'] });
});
