import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { addressOf } from '#scripts/names/address.ts';
import { filesOf, nearest, tableOf } from '#scripts/where.ts';

const files = [
  'api/composer/draft/draft.contract.ts',
  'components/composer/draft-autosave.css.ts',
  'components/composer/draft-autosave.tsx',
  'components/composer/drafty.tsx',
  'machines/composer/draft-autosave.connect.ts',
  'machines/composer/draft-autosave.machine.ts',
  'pages/drafts.tsx',
  'pages/draft/$id.tsx',
  'server/composer/draft/draft.queries.ts',
  'server/composer/draft/draft.routes.ts',
  'server/migrations/0004-draft-version.sql',
  'stories/composer/draft-autosave.stories.tsx',
  'tests/composer/draft.routes.test.ts',
];

test('the files of a feature are listed by the questions of a reader', () => {
  expect(tableOf('draft', files)).toBe(
    [
      'What is it, which routes, which errors?       api/composer/draft/draft.contract.ts',
      'When does what happen, and what if it fails?  machines/composer/draft-autosave.machine.ts',
      'What does a view get from it?                 machines/composer/draft-autosave.connect.ts',
      'What does it look like, in each state?        components/composer/draft-autosave.css.ts',
      '                                              components/composer/draft-autosave.tsx',
      '                                              stories/composer/draft-autosave.stories.tsx',
      'At which address is it?                       pages/draft/$id.tsx',
      'Which routes answer?                          server/composer/draft/draft.routes.ts',
      'Who may do it, and how is it stored?          server/composer/draft/draft.queries.ts',
      '                                              server/migrations/0004-draft-version.sql',
      'What do the tests cover?                      tests/composer/draft.routes.test.ts',
    ].join('\n'),
  );
});

test('a name in pages/ that begins with a hyphen, a theme file and a migration are found by their stems', () => {
  const others = ['pages/-profile-page.ts', 'theme/tokens/dark.ts', 'server/migrations/0004-draft-version.sql'];
  expect(filesOf('profile', others)).toEqual(['pages/-profile-page.ts']);
  expect(filesOf('dark', others)).toEqual(['theme/tokens/dark.ts']);
  expect(filesOf('draft', others)).toEqual(['server/migrations/0004-draft-version.sql']);
});

test('a stem matches whole words: draft does not match drafty', () => {
  expect(filesOf('drafty', files)).toEqual(['components/composer/drafty.tsx']);
  expect(filesOf('draf', files)).toEqual([]);
});

test('an unknown stem lists similar ones', () => {
  expect(nearest('draft-saving', files)).toContain('draft-autosave');
});

test('the command finds files of this project, and exits with 1 if there are none', () => {
  const where = ['scripts/where.ts'];
  expect(execFileSync(process.execPath, [...where, 'private-postgres'], { encoding: 'utf8' })).toContain(
    'What do the tests cover?  tests/support/server/private-postgres.test.ts',
  );
  const nothing = spawnSync(process.execPath, [...where, 'zeppelin'], { encoding: 'utf8' });
  expect([nothing.status, nothing.stderr]).toEqual([1, 'No file is named zeppelin.\n']);
});

test.each([
  ['machines/post/menu/post-deletion.machine.ts', { area: 'post', folder: 'post/menu', stem: 'post-deletion' }],
  ['tests\\category\\category-follow.gestures.ts', { area: 'category', folder: 'category', stem: 'category-follow' }],
  ['/stories/mail/a-letter.scene.tsx', { area: 'mail', folder: 'mail', stem: 'a-letter' }],
  ['server/main.ts', undefined],
])('the address of %s is its area, its folder and its stem', (file, address) => {
  expect(addressOf(file)).toEqual(address);
});
