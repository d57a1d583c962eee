import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  anchorsOf,
  barePathsIn,
  filesNamedIn,
  outsideReferencesIn,
  pageReferencesIn,
} from '#tests/support/references.ts';

/** This file holds examples of wrong references. */
const own = 'tests/conventions/references.test.ts';

/** An applied migration cannot change: the database stores its checksum. */
const applied = ['0081-read-before-joining', '0470-link-card', '0530-flood-block'];
const fixed = new Set([own, ...applied.map((name) => `server/migrations/${name}.sql`)]);

/** Files whose words are foreign: packages, licences, and other specifications with their examples. */
const foreign =
  /^(package-lock\.json|LICENSE|tests\/post\/body\/markdown-examples\.test\.ts|tests\/support\/commonmark-spec\.d\.ts)$/;
const binary = /\.(webp|png|jpg|gif|woff2?|ico|gz|tar)$/;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !binary.test(file) && existsSync(file));
const checked = files
  .filter((file) => !fixed.has(file) && !foreign.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const anchors = new Map<string, ReadonlySet<string>>();

function anchorsIn(page: string): ReadonlySet<string> {
  const known = anchors.get(page) ?? anchorsOf(readFileSync(page, 'utf8'));
  anchors.set(page, known);
  return known;
}

/** Returns the problem of a reference, or undefined when it resolves. */
function problemOf({ page, anchor }: { page: string; anchor: string }): string | undefined {
  if (!existsSync(page)) return `there is no ${page}`;
  return anchor && !anchorsIn(page).has(anchor) ? `${page} has no heading #${anchor}` : undefined;
}

test('every reference to a page of docs/, and every link of a page, resolves, with its anchor', () => {
  expect(checked.length).toBeGreaterThan(1_000);
  const wrong = checked.flatMap(({ file, text }) =>
    pageReferencesIn(text, file).flatMap((reference) => {
      const problem = problemOf(reference);
      return problem ? [`${file}: ${problem}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('nothing refers to documents outside of the repository', () => {
  const found = checked.flatMap(({ file, text }) => outsideReferencesIn(text).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

test('every file of the project that a comment or a page names exists', () => {
  // Examples of file names, which are no files.
  const examples = [/draft-autosave/, /^tests\/tooling\/failures\.test\.ts$/, /failures\.d\.mts$/];
  const named = checked.flatMap(({ file, text }) =>
    examples.some((example) => example.test(file)) ? [] : filesNamedIn(text, file).map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  const gone = named.filter(({ name }) => !existsSync(name) && !examples.some((example) => example.test(name)));
  expect(gone.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('every file name and every folder in backticks in a page exists', () => {
  const names = new Set(files.map((file) => file.split('/').at(-1)));
  const folders = new Set(
    files.flatMap((file) => file.split('/').map((_, at, parts) => `${parts.slice(0, at).join('/')}/`)),
  );
  // Folders of generated stories and of pictures.
  for (const folder of ['stories/states/', 'stories/components/', 'tests/visual-snapshots/']) folders.add(folder);
  const gone = checked
    .filter(({ file }) => file.endsWith('.md') && !/draft-autosave|tests\//.test(file))
    .flatMap(({ file, text }) => barePathsIn(text).map((name) => ({ file, name })))
    .filter(({ name }) => !names.has(name) && !folders.has(name) && !name.startsWith('draft-autosave'));
  expect(gone.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('bare names and folders are found in pages, but not in their code blocks', () => {
  expect(barePathsIn('See `post.ts` and `server/post/`, not `a.b` or `post`.\n```\n`x.ts`\n```\n')).toEqual([
    'post.ts',
    'server/post/',
  ]);
});

test('names of files are found in comments and in pages, not in code', () => {
  const code = `// See server/post/a.ts.\nconst path = 'server/post/b.ts'; /* #api/c.contract.ts */`;
  expect(filesNamedIn(code, 'api/x.ts')).toEqual(['server/post/a.ts', 'api/c.contract.ts']);
  expect(filesNamedIn('In `theme/a.css.ts` and https://x.org/api/b.ts.', 'docs/x.md')).toEqual(['theme/a.css.ts']);
});

test('references are found in code and in Markdown', () => {
  const code = `/** Signs in (docs/behavior/account.md#sign-in), see docs/errors.md. */ const url = 'other/docs/none.md';`;
  expect(pageReferencesIn(code, 'api/account/session.ts')).toEqual([
    { page: 'docs/behavior/account.md', anchor: 'sign-in' },
    { page: 'docs/errors.md', anchor: '' },
  ]);
  const page =
    '[a](../errors.md#codes) [b](#here) [c](https://example.org/x.md) [d](mail.md) ![e](../images/a.png) `docs/testing.md`';
  expect(pageReferencesIn(page, 'docs/behavior/account.md')).toEqual([
    { page: 'docs/errors.md', anchor: 'codes' },
    { page: 'docs/behavior/account.md', anchor: 'here' },
    { page: 'docs/behavior/mail.md', anchor: '' },
    { page: 'docs/images/a.png', anchor: '' },
    { page: 'docs/testing.md', anchor: '' },
  ]);
});

test('anchors are those of GitHub', () => {
  const page = ['# Sign-in & out', '## `GET /users` (all)', '```', '## Not a heading', '```', '## Twice', '## Twice'];
  expect([...anchorsOf(page.join('\n'))]).toEqual(['sign-in--out', 'get-users-all', 'twice', 'twice-1']);
});

test('a page or heading that does not exist is reported', () => {
  expect(problemOf({ page: 'docs/none.md', anchor: '' })).toBe('there is no docs/none.md');
  expect(problemOf({ page: 'docs/behavior/README.md', anchor: 'none' })).toBe(
    'docs/behavior/README.md has no heading #none',
  );
  expect(problemOf({ page: 'docs/behavior/README.md', anchor: 'behavior' })).toBeUndefined();
});

test.each([
  '(`spec/behaviours.md` §4)',
  '(§9d)',
  '(`accessibility.md` 2.3)',
  '(specification part 1 §2)',
  'in the words of the specification',
  'sizes as specified',
  '(decision 14)',
  'decisions 1 and 17',
  '(issue 2 asks for it)',
  'see ../shared/house-style.md',
  'in shared/spec/api.md',
  'in /work/tools/notes.txt',
])('a reference outside of the repository is found: %s', (text) => {
  expect(outsideReferencesIn(text)).not.toEqual([]);
});

test.each([
  'xmlns="http://a9.com/-/spec/opensearch/1.1/"',
  'the OpenAPI specification of 2021',
  'the names of tests are the specification',
  'a decision, and 14 appeals',
  'docs/decisions/0007-forgery-protection-without-tokens.md',
  'An issue tracker has 412 issues.',
  'https://example.org/work/today',
])('other text is left alone: %s', (text) => {
  expect(outsideReferencesIn(text)).toEqual([]);
});
