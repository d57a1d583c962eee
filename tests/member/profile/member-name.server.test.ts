import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillIdentityKeys, runnerOf } from '#server/member/identity/identity-keys.ts';
import { describeNames, findDoubtfulNames } from '#server/member/identity/names.ts';
import { anotherMachine, goodPassword } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { db } = forum.forum;
let count = 0;

const add = (name: string, who = forum.guest) =>
  who.request({
    method: 'POST',
    url: who === forum.guest ? '/api/v2/users/register' : '/api/v2/users',
    remoteAddress: anotherMachine(),
    payload: { name, email: `n${++count}@example.org`, password: goodPassword, termsAccepted: true },
  });

const problemOf = (answer: { json(): { errors?: { name?: { code: string }[] } } }) =>
  answer.json().errors?.name?.[0]?.code;

const rename = (userID: number, name: string, who = administrator) =>
  who.request({ method: 'PATCH', url: `/api/v2/users/${userID}`, payload: { name } });

test.each(['Administrator', 'Аdmin', 'rnoderator', 'admin', 'Admin1', 'M0derator', 'SYSTEM', 'ADМIN', 'staff', 'mod'])(
  'the name %s cannot be registered',
  async (name) => {
    expect((await add(name)).statusCode).toBe(422);
  },
);

test('administrators can assign reserved titles as names, but nobody can use the names of the forum itself', async () => {
  expect((await add('Support', administrator)).statusCode).toBe(201);
  expect(problemOf(await add('Sуstem', administrator))).toBe('name.alphabets');
  expect(problemOf(await add('System', administrator))).toBe('name.reserved');
});

test.each([
  ['Gertrud', 'GERTRUD', 'registration.name-taken'],
  ['alice', 'al\u0130ce', 'registration.name-taken'],
  ['beate', 'be\u034Fa\u200Bte', 'registration.name-taken'],
  ['Burns', 'Bums', 'name.look-alike'],
  ['Willi', 'WiIIi', 'name.look-alike'],
  ['Тарас', 'TАРAC', 'name.alphabets'],
  ['сосо', 'coco', 'name.look-alike'],
  ['Zoë', 'Zoe\u0308', 'registration.name-taken'],
])('when %s exists, the name %s is refused', async (name, other, problem) => {
  await forum.aMember({ name, email: `m${++count}@example.org` });
  expect(problemOf(await add(other))).toBe(problem);
});

test.each([
  'Иван',
  'Ελένη',
  'محمد',
  'علی‌رضا',
  'דוד',
  '佐藤さくら',
  '홍길동',
  'नरेन्द्र',
  'สมชาย',
  'Þórður',
  'Nguyễn',
  'Şükrü',
  "O'Neill",
])('%s can register', async (name) => {
  const answer = await add(name);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  expect(
    (await db.selectFrom('member').select('name').where('user_id', '=', answer.json().userID).executeTakeFirst())?.name,
  ).toBe(name.normalize('NFC'));
});

test('of two simultaneous registrations with look-alike names, one is refused', async () => {
  const answers = await Promise.all([add('Harnish'), add('Hamish')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
});

test('failed sign-ins are counted for one identity, however the name is written', async () => {
  const signIn = (name: string) =>
    forum.guest.request({
      method: 'POST',
      url: '/api/v2/sessions',
      remoteAddress: anotherMachine(),
      payload: { name, password: 'wrong password' },
    });
  await forum.aMember({ name: 'guessed' });
  for (const name of ['guessed', 'GUESSED', 'guess\u200Bed', 'ｇuessed', 'guesſed']) await signIn(name);
  const { rows } = await sql<{ count: number }>`
    select count from guess where purpose = 'password' and source = 'anywhere' order by count desc limit 1
  `.execute(db);
  expect(rows[0]?.count).toBe(5);
});

test('a previous name leads to its member, and is not available to others, nor are look-alikes', async () => {
  const { userID } = await forum.aMember({ name: 'Bernard' });
  expect((await rename(userID, 'Benno')).statusCode).toBe(200);
  const found = await administrator.request({ method: 'GET', url: '/api/v2/users/$name:bernard' });
  expect(found.json()).toMatchObject({ userID, name: 'Benno' });
  expect(problemOf(await add('BERNARD'))).toBe('registration.name-taken');
  expect(problemOf(await add('Bemard'))).toBe('name.look-alike');
  expect((await rename(userID, 'Bernard')).statusCode).toBe(200);
  expect(problemOf(await add('Benno'))).toBe('registration.name-taken');
});

test('undoing a name change releases the new name', async () => {
  const { userID } = await forum.aMember({ name: 'Konrad' });
  await rename(userID, 'Kuno');
  const { auditLogID: logID } =
    (await administrator.request({ method: 'GET', url: '/api/v2/audit-logs' })).json()[0] ?? {};
  if (logID === undefined) return expect.fail('no entry');
  expect(
    (await administrator.request({ method: 'POST', url: `/api/v2/audit-logs/${logID}/undo` })).statusCode,
  ).toBeLessThan(300);
  expect((await administrator.request({ method: 'GET', url: '/api/v2/users/$name:konrad' })).json()).toMatchObject({
    userID,
  });
  expect((await add('Kuno')).statusCode).toBe(201);
});

test('the name of a deleted member remains reserved, but is not stored', async () => {
  const { userID } = await forum.aMember({ name: 'Wilhelmine' });
  await rename(userID, 'Mina');
  const answer = await administrator.request({
    method: 'DELETE',
    url: `/api/v2/users/${userID}`,
    payload: { deleteMethod: 'keep' },
  });
  expect(answer.statusCode).toBeLessThan(300);
  for (const name of ['wilhelmine', 'MINA']) expect(problemOf(await add(name))).toBe('registration.name-taken');
  const stored = await db.selectFrom('former_name').selectAll().where('user_id', '=', userID).execute();
  expect(stored.map(({ name, name_key }) => [name, name_key.startsWith('sha256:')])).toEqual([
    [null, true],
    [null, true],
  ]);
});

test('a role, tag or category is refused if it imitates another with letters of a different alphabet', async () => {
  const post = (path: string, payload: object) =>
    administrator.request({ method: 'POST', url: `/api/v2${path}`, payload });
  expect((await post('/roles', { name: 'Gardeners' })).statusCode).toBe(201);
  expect((await post('/roles', { name: 'Gаrdeners' })).statusCode).toBe(422);
  expect((await post('/tags', { name: 'compost' })).statusCode).toBe(201);
  expect((await post('/tags', { name: 'cоmpost' })).json().code).toBe('tag.urlcode-taken');
  for (const name of ['modern', 'modem']) expect((await post('/tags', { name })).statusCode).toBe(201);
  expect((await post('/categories', { name: 'Peat', urlcode: 'peat' })).statusCode).toBe(201);
  expect((await post('/categories', { name: 'Peat', urlcode: 'реаt' })).json().code).toBe('category.urlcode-taken');
});

test('existing names get unique identity keys, and the report lists doubtful names', async () => {
  const rows = [{ name: 'Frida' }, { name: 'Fri\u200Bda' }, { name: 'Frıda' }, { name: '\u3164' }, { name: 'Аdmin' }];
  const made = await db.insertInto('member').values(rows).returning(['user_id', 'name']).execute();
  await fillIdentityKeys(runnerOf(db));
  const ids = made.map(({ user_id }) => user_id);
  const keyed = await db
    .selectFrom('member')
    .select(['name_key', 'name_skeleton'])
    .where('user_id', 'in', ids)
    .orderBy('user_id')
    .execute();
  expect(keyed[0]).toEqual({ name_key: 'frida', name_skeleton: 'frida' });
  expect(new Set(keyed.map(({ name_key }) => name_key)).size).toBe(5);
  expect(new Set(keyed.map(({ name_skeleton }) => name_skeleton)).size).toBe(5);
  const report = (await findDoubtfulNames(db)).filter(({ id, kind }) => kind === 'member' && ids.includes(id));
  expect(report.map(({ why }) => why)).toEqual([
    'looks like another',
    'invisible characters',
    'looks like another',
    'nothing visible',
    'looks like a name of the forum',
  ]);
  expect(describeNames(report)).toContain('"Fri\\u{200b}da": invisible characters');
});
