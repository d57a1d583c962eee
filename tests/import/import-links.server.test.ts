import { beforeAll, expect, test } from 'vitest';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aDump, importFolder } from './import-dump.ts';

const forum = await testForum();
const date = 'CreationDate="2015-01-01T10:00:00.000"';
const coded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const link = (address: string) => `<a href="${address}">x</a>`;

/**
 * Creates a dump with two questions, an answer, a comment and a user. All communities use the same IDs, and their texts
 * contain links.
 */
const aCommunity = (name: string, links: readonly string[]) =>
  aDump({
    Users: [`Id="3" ${date} DisplayName="${name} user" AboutMe="${coded(links.map(link).join(' '))}"`],
    Posts: [
      `Id="1" PostTypeId="1" ${date} Title="${name} first" Body="${coded(links.map(link).join(' '))}"`,
      `Id="2" PostTypeId="1" ${date} Title="${name} second" Body="Why?"`,
      `Id="4" PostTypeId="2" ParentId="2" ${date} Body="${coded(links.map(link).join(' '))}"`,
    ],
    Comments: [`Id="1" PostId="1" ${date} Text="${coded(links.map((one) => `[x](${one})`).join(' '))}"`],
  });

const paths = [
  '/questions/2/second',
  '/q/2',
  '/a/4',
  '/questions/2/second/4#4',
  '/users/3/user',
  '/questions/2?tab=votes#tab-top',
];
const linksTo = (host: string) => paths.flatMap((path) => [`https://${host}${path}`, `//${host}${path}`]);

/** Returns the target of each link in a text. */
async function targetsOf(html: string): Promise<(string | undefined)[]> {
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
  return Promise.all(
    addresses.map(async (url) => {
      const { headers, statusCode } = await forum.guest.request({ url });
      return statusCode === 301 ? titleOf(String(headers['location'])) : url;
    }),
  );
}

/** Returns the community to which a URL of this forum belongs, taken from a title or name. */
async function titleOf(url: string): Promise<string | undefined> {
  const comment = /comment\/(\d+)/.exec(url)?.[1];
  if (comment === undefined) return /(one|two|three)/.exec(url)?.[1];
  const found = await forum.forum.db
    .selectFrom('comment')
    .innerJoin('discussion', 'discussion.discussion_id', 'comment.discussion_id')
    .select('discussion.name')
    .where('comment_id', '=', Number(comment))
    .executeTakeFirst();
  return found?.name.split(' ')[0];
}

async function htmlOf(site: string): Promise<string[]> {
  const { db } = forum.forum;
  const posts = await db.selectFrom('discussion').select('body_html').where('name', '=', `${site} first`).execute();
  const comments = await db
    .selectFrom('comment')
    .innerJoin('discussion', 'discussion.discussion_id', 'comment.discussion_id')
    .select('comment.body_html')
    .where('name', 'in', [`${site} first`, `${site} second`])
    .execute();
  const members = await db.selectFrom('member').select('about_html').where('name', '=', `${site} user`).execute();
  return [...posts, ...comments].map((row) => row.body_html).concat(members.map((row) => row.about_html ?? ''));
}

beforeAll(async () => {
  const { db } = forum.forum;
  await importFolder(db, await aCommunity('one', [...linksTo('one.example'), ...paths]), {
    site: 'one',
    hosts: ['One.example'],
  });
  await importFolder(db, await aCommunity('two', [...linksTo('two.example'), ...paths]), {
    site: 'two (2)',
    hosts: ['two.example'],
  });
  await importFolder(db, await aCommunity('three', linksTo('one.example')), { site: 'three' });
  await forum.forum.categories.changed();
});

test.each([
  ['one', 'one', 18],
  ['two', 'two', 18],
  ['three', 'one', 12],
])(
  'every link in posts, comments and profiles of community %s leads into community %s',
  async (site, target, count) => {
    const texts = await htmlOf(site);
    expect(texts).toHaveLength(4);
    for (const html of texts) expect(await targetsOf(html)).toEqual(Array.from({ length: count }, () => target));
  },
);

test('a URL of the old site is resolved within the community of the requested host', async () => {
  for (const [host, target] of [
    ['one.example', 'one'],
    ['two.example', 'two'],
    ['two.example:8080', 'two'],
    ['forum.example', 'one'],
  ])
    for (const url of ['/questions/2', '/a/4', '/users/3']) {
      const { headers } = await forum.guest.request({ url, headers: { host } });
      expect(await titleOf(String(headers['location'])), `${host}${url}`).toBe(target);
    }
});

test('an ID that a community does not have is not found, rather than resolved in another community', async () => {
  const folder = await aDump({ Posts: [`Id="50" PostTypeId="1" ${date} Title="one more" Body="x"`] });
  await importFolder(forum.forum.db, folder, { site: 'one' });
  await forum.forum.categories.changed();
  const status = async (url: string, host = 'forum.example') =>
    (await forum.guest.request({ url, headers: { host } })).statusCode;
  expect(await status('/questions/50')).toBe(301);
  expect(await status('/imported/one/questions/50')).toBe(301);
  expect(await status('/imported/two%20%282%29/questions/50')).toBe(404);
  expect(await status('/imported/%00/questions/50')).toBe(404);
  expect(await status('/imported/%zz/questions/50')).toBe(400);
  expect(await status('/questions/50', 'two.example')).toBe(404);
});

test('a bare URL in a comment retains its text and becomes a link; other hosts, code and link texts are unchanged', async () => {
  const text =
    'See https://two.example/q/2, <https://two.example/a/4> and [https://two.example/q/2](https://two.example/q/2), not `https://two.example/q/2` or https://other.example/q/2';
  const folder = await aDump({ Comments: [`Id="9" PostId="2" ${date} Text="${coded(text)}"`] });
  await importFolder(forum.forum.db, folder, { site: 'two (2)' });
  const { body_html: html } = await forum.forum.db
    .selectFrom('comment')
    .select('body_html')
    .orderBy('comment_id', 'desc')
    .executeTakeFirstOrThrow();
  const own = (path: string) => `href="/imported/two%20%282%29/${path}"`;
  expect([...html.matchAll(/href="[^"]*"/g)].map(([found]) => found)).toEqual([
    own('q/2'),
    own('a/4'),
    own('q/2'),
    'href="https://other.example/q/2"',
  ]);
  expect(html.match(/>https:\/\/two\.example\/(?:q\/2|a\/4)</g)).toHaveLength(4);
});
