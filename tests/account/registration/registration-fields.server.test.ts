import { expect, test } from 'vitest';
import type { ProfileFieldPost } from '#api/member/profile-field/profile-field.contract.ts';
import { findProfileValues } from '#server/member/profile-field/profile-field.queries.ts';
import { anotherMachine, goodPassword } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
await make({ apiName: 'town', label: 'Town', registrationOptions: 'required' });
await make({
  apiName: 'tools',
  label: 'Tools',
  dataType: 'string[]',
  formType: 'tokens',
  dropdownOptions: ['plane', 'saw'],
});
await make({ apiName: 'trades', label: 'Trades', dataType: 'string[]', formType: 'tokens' });
await make({ apiName: 'agrees', label: 'Agrees', dataType: 'boolean', formType: 'checkbox' });
await make({ apiName: 'later', label: 'Later', registrationOptions: 'hidden' });

async function make(own: Pick<ProfileFieldPost, 'apiName' | 'label'> & Partial<ProfileFieldPost>): Promise<void> {
  const admin = await forum.anAdministrator();
  const shape = { dataType: 'text', formType: 'text', visibility: 'public', mutability: 'all' };
  const payload = { ...shape, registrationOptions: 'optional', ...own };
  const answer = await admin.request({ method: 'POST', url: '/api/v2/profile-fields', payload });
  expect(answer.statusCode).toBe(201);
}

const join = (name: string, profileFields?: object) =>
  forum.server.inject({
    method: 'POST',
    url: '/api/v2/users/register',
    headers: { 'sec-fetch-site': 'same-origin' },
    remoteAddress: anotherMachine(),
    payload: { name, email: `${name}@join.example`, password: goodPassword, ...(profileFields && { profileFields }) },
  });

const send = (name: string, more: readonly (readonly [string, string])[]) =>
  forum.server.inject({
    method: 'POST',
    url: '/entry/register',
    remoteAddress: anotherMachine(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams([
      ['Name', name],
      ['Email', `${name}@join.example`],
      ['Password', goodPassword],
      ...more.map(([field, value]) => [field, value]),
    ]).toString(),
  });

const idOf = async (name: string) =>
  (await forum.forum.db.selectFrom('member').select('user_id').where('name', '=', name).executeTakeFirst())?.user_id;

const answersOf = async (name: string) => {
  const userID = (await idOf(name)) ?? 0;
  return (await findProfileValues(forum.forum.db, [userID])).get(userID);
};

test('answers given at registration are stored on the profile', async () => {
  expect((await join('ada', { town: ' Oslo ', tools: ['saw'], agrees: true })).statusCode).toBe(201);
  expect(await answersOf('ada')).toEqual({ town: 'Oslo', tools: ['saw'], agrees: true });
});

test('required fields must be answered, and no account is created until they are', async () => {
  const answer = await join('bea', { tools: ['hammer'] });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['profileFields.town', 'profileFields.tools']);
  expect(await idOf('bea')).toBeUndefined();
  expect((await join('bea')).statusCode).toBe(422);
});

test('answers to unknown fields are not stored', async () => {
  await join('cas', { town: 'Oslo', later: 'x', unknown: 'y' });
  expect(await answersOf('cas')).toEqual({ town: 'Oslo' });
});

test('the form without JavaScript accepts the same answers', async () => {
  const answer = await send('dot', [
    ['profileFields[town]', 'Oslo'],
    ['profileFields[tools][]', 'saw'],
    ['profileFields[tools][]', 'plane'],
    ['profileFields[trades]', 'joiner, smith'],
    ['profileFields[agrees]', 'true'],
  ]);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(await answersOf('dot')).toEqual({
    town: 'Oslo',
    tools: ['saw', 'plane'],
    trades: ['joiner', 'smith'],
    agrees: true,
  });
});

test('after a refusal, the form is shown again with the errors by field and the answers', async () => {
  const answer = await send('eli', [
    ['profileFields[town]', ''],
    ['profileFields[tools][]', 'saw'],
    ['profileFields[tools][]', 'plane'],
  ]);
  const back = new URL(String(answer.headers.location), 'http://x');
  expect(back.pathname).toBe('/entry/register');
  expect(back.searchParams.get('errors[profileFields.town]')).toBe('invalid');
  expect(back.searchParams.getAll('profileFields[tools]')).toEqual(['saw', 'plane']);
  expect(await idOf('eli')).toBeUndefined();
});

test('guests can read the fields of the registration form', async () => {
  const answer = await forum.server.inject({ url: '/api/v2/profile-fields?enabled=true' });
  const asked = answer.json<{ apiName: string }[]>().map(({ apiName }) => apiName);
  expect(asked).toEqual(expect.arrayContaining(['town', 'tools', 'trades', 'agrees']));
});
