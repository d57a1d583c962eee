import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const author = await forum.aMember({ name: 'Author' });
const categoryID = await forum.aCategory();

const write = async (body: string) => {
  const post = { name: 'Mentions', body, format: 'markdown', categoryID } as const;
  return (await createDiscussion(author.api, post)).body.discussionID;
};
const send = (who: TestUser, method: 'PATCH' | 'DELETE' | 'POST', path: string, payload: object = {}) =>
  who.request({ method, url: `/api/v2${path}`, payload });
const htmlOf = async (id: number): Promise<string> =>
  (await author.request({ method: 'GET', url: `/api/v2/discussions/${id}` })).json().body;
const linkTo = ({ userID }: TestUser, name: string) =>
  `<a href="/profile/${userID}/${encodeURIComponent(name)}" class="atMention">@${name}</a>`;
const rename = async ({ userID }: TestUser, name: string) => {
  expect((await send(administrator, 'PATCH', `/users/${userID}`, { name })).statusCode).toBe(200);
  await forum.forum.jobs.settled();
};
const mentionsOf = async ({ api }: TestUser) => {
  await settleNotifications(forum.forum);
  return (await listNotifications(api)).body.filter(({ activityType }) => activityType === 'Mention').length;
};

test('mentions typed as text refer to members', async () => {
  const ann = await forum.aMember({ name: 'ann' });
  const dee = await forum.aMember({ name: 'dee' });
  const jose = await forum.aMember({ name: 'José', email: 'jose@example.org' });
  const rani = await forum.aMember({ name: 'नरेन्द्र', email: 'rani@example.org' });
  const low = await forum.aMember({ name: 'low_' });
  const smith = await forum.aMember({ name: 'Ann Smith', email: 'smith@example.org' });
  const [a, d, j, r, l, s] = [
    linkTo(ann, 'ann'),
    linkTo(dee, 'dee'),
    linkTo(jose, 'José'),
    linkTo(rani, 'नरेन्द्र'),
    linkTo(low, 'low_'),
    linkTo(smith, 'Ann Smith'),
  ];
  const cases: [string, string][] = [
    ['@ann/@dee', `${a}/${d}`],
    ['_@dee_', `<em>${d}</em>`],
    ['__@dee__', `<strong>${d}</strong>`],
    ['_see @dee_', `<em>see ${d}</em>`],
    ['*@dee*', `<em>${d}</em>`],
    ['@low_ yes', `${l} yes`],
    ['@Jose\u0301!', `${j}!`],
    ['@नरेन्द्र', r],
    ['(@ANN), @"ann smith".', `(${a.replace('>@ann', '>@ANN')}), ${s.replace('>@Ann Smith', '>@ann smith')}.`],
    ['@nobody and @"no body", ask', '@nobody and @"no body", ask'],
    ['mail ann@dee.example', ''],
    ['`@ann`', ''],
  ];
  for (const [body, html] of cases) {
    const got = await htmlOf(await write(body));
    if (html) expect(got.replaceAll('&quot;', '"')).toBe(`<p dir="auto">${html}</p>`);
    else expect(got).not.toContain('atMention');
  }
});

test('a mention follows its member through name changes', async () => {
  const bert = await forum.aMember({ name: 'Bert' });
  const id = await write('Ask @Bert.');
  await rename(bert, 'Berthold');
  expect(await htmlOf(id)).toContain(linkTo(bert, 'Berthold'));
  expect(await htmlOf(await write('Or @bert.'))).toContain(linkTo(bert, 'Berthold'));
  expect((await send(author, 'PATCH', `/discussions/${id}`, { body: 'Do ask @Bert.' })).statusCode).toBe(200);
  expect(await htmlOf(id)).toContain(linkTo(bert, 'Berthold'));
  const found = await author.request({ method: 'GET', url: '/api/v2/users/$name:Bert' });
  expect(found.json()).toMatchObject({ userID: bert.userID, name: 'Berthold' });
  expect(await mentionsOf(bert)).toBe(2);
});

test('mentions of a deleted member become plain text, and pass to nobody else', async () => {
  const cora = await forum.aMember({ name: 'Cora' });
  const id = await write('Thanks @Cora.');
  await rename(cora, 'Cordula');
  await send(administrator, 'DELETE', `/users/${cora.userID}`, { deleteMethod: 'keep' });
  await forum.forum.jobs.settled();
  expect(await htmlOf(id)).toBe('<p dir="auto">Thanks [Deleted User].</p>');
  expect(await htmlOf(await write('Where is @cora?'))).toBe('<p dir="auto">Where is [Deleted User]?</p>');
});

test('anonymizing a renamed member also removes the former name from posts', async () => {
  const ulla = await forum.aMember({ name: 'Ulla' });
  const id = await write('Here @Ulla, and _@ulla_.');
  await rename(ulla, 'Ursula');
  const begun = await send(administrator, 'POST', `/user-mentions/${ulla.userID}/anonymize`);
  expect(begun.statusCode).toBeLessThan(300);
  await forum.forum.jobs.settled();
  const { rows } = await sql<{ body: string }>`select body from discussion where discussion_id = ${id}`.execute(
    forum.forum.db,
  );
  expect(rows[0]?.body).toBe('Here [Deleted User], and _[Deleted User]_.');
});

test('editing a mention away withdraws its unread notification', async () => {
  const [otto, olga] = [await forum.aMember({ name: 'Otto' }), await forum.aMember({ name: 'Olga' })];
  const id = await write('Hello @Otto and @Olga.');
  expect([await mentionsOf(otto), await mentionsOf(olga)]).toEqual([1, 1]);
  await send(author, 'PATCH', `/discussions/${id}`, { body: 'Hello @Olga.' });
  expect([await mentionsOf(otto), await mentionsOf(olga)]).toEqual([0, 1]);
  const { commentID } = (
    await send(author, 'POST', '/comments', { discussionID: id, body: 'So, @Otto?', format: 'markdown' })
  ).json();
  expect(await mentionsOf(otto)).toBe(1);
  await send(author, 'PATCH', `/comments/${commentID}`, { body: 'So?' });
  expect(await mentionsOf(otto)).toBe(0);
});
