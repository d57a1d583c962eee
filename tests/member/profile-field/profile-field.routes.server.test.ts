import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/failure.ts';
import type { ProfileField, ProfileFieldPost } from '#api/member/profile-field/profile-field.contract.ts';
import { readRegistrationValues } from '#server/member/profile-field/profile-field-value.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const reader = await forum.aMember({ name: 'reader' });
const other = await forum.aMember({ name: 'other' });
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();

const aField = (own: Partial<ProfileFieldPost>): ProfileFieldPost => ({
  apiName: 'town',
  label: `Label of ${own.apiName}`,
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  registrationOptions: 'optional',
  ...own,
});

const post = (user: TestUser, payload: object) =>
  user.request({ method: 'POST', url: '/api/v2/profile-fields', payload });

async function make(own: Partial<ProfileFieldPost>): Promise<ProfileField> {
  const made = await post(admin, aField(own));
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
  return made.json();
}

await make({ apiName: 'town', displayOptions: { userCards: true, posts: true, search: true } });
await make({ apiName: 'phone', visibility: 'private' });
await make({ apiName: 'note', visibility: 'internal', mutability: 'restricted' });
await make({ apiName: 'badgeNumber', mutability: 'restricted', dataType: 'number', formType: 'number' });
await make({ apiName: 'fixed', mutability: 'none' });
await make({ apiName: 'tools', dataType: 'string[]', formType: 'tokens', dropdownOptions: ['plane', 'saw'] });
await make({ apiName: 'born', dataType: 'date', formType: 'date' });
await make({ apiName: 'agrees', dataType: 'boolean', formType: 'checkbox', registrationOptions: 'required' });
await make({ apiName: 'off', enabled: false });

const namesFor = async (user: TestUser, query = ''): Promise<string[]> => {
  const { json } = await user.request({ url: `/api/v2/profile-fields?${query}` });
  return json<ProfileField[]>().map(({ apiName }) => apiName);
};

const patchValues = (user: TestUser, id: number | '$me', payload: object) =>
  user.request({ method: 'PATCH', url: `/api/v2/users/${id}/profile-fields`, payload });

const valuesFor = async (user: TestUser, id: number | '$me') =>
  (await user.request({ url: `/api/v2/users/${id}/profile-fields` })).json();

describe('profile fields', () => {
  test('are listed for guests and members if visible, and completely for administrators', async () => {
    const common = ['town', 'phone', 'badgeNumber', 'fixed', 'tools', 'born', 'agrees'];
    expect(await namesFor(forum.guest)).toEqual(common);
    expect(await namesFor(reader)).toEqual(common);
    expect(await namesFor(admin)).toEqual([
      'town',
      'phone',
      'note',
      'badgeNumber',
      'fixed',
      'tools',
      'born',
      'agrees',
      'off',
    ]);
    expect(await namesFor(admin, 'enabled=false')).toEqual(['off']);
    expect(await namesFor(reader, 'dataType=date,bool')).toEqual(['born', 'agrees']);
    expect(await namesFor(reader, 'registrationOptions=required')).toEqual(['agrees']);
  });

  test('are read by name; a field that the viewer cannot see is not found', async () => {
    const town = await reader.request({ url: '/api/v2/profile-fields/town' });
    expect(town.json()).toMatchObject({ apiName: 'town', displayOptions: { userCards: true, search: true } });
    for (const name of ['note', 'off', 'nothing'])
      expect((await reader.request({ url: `/api/v2/profile-fields/${name}` })).json().code).toBe(
        'profile-field.not-found',
      );
  });

  test('can be added, changed, sorted and deleted only with site.manage', async () => {
    for (const user of [forum.guest, reader, moderator]) {
      const url = '/api/v2/profile-fields';
      const refused = await Promise.all([
        post(user, aField({ apiName: 'mine' })),
        user.request({ method: 'PATCH', url: `${url}/town`, payload: { label: 'Mine' } }),
        user.request({ method: 'PUT', url: `${url}/sorts`, payload: { town: 9 } }),
        user.request({ method: 'DELETE', url: `${url}/town` }),
      ]);
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    }
  });

  test('with contradicting properties, or with a name that is in use or invalid, are refused with field errors', async () => {
    const fieldsAtFault = async (own: Partial<ProfileFieldPost>) =>
      Object.keys((await post(admin, aField(own))).json().errors);
    expect(await fieldsAtFault({ apiName: 'TOWN' })).toEqual(['apiName']);
    expect(await fieldsAtFault({ apiName: 'with space' })).toEqual(['apiName']);
    expect(await fieldsAtFault({ apiName: 'x', dataType: 'boolean' })).toEqual(['formType']);
    expect(await fieldsAtFault({ apiName: 'x', formType: 'dropdown' })).toEqual(['dropdownOptions']);
    expect(await fieldsAtFault({ apiName: 'x', mutability: 'none', registrationOptions: 'required' })).toEqual([
      'registrationOptions',
    ]);
  });

  test('can be changed partially, moved, and deleted with their answers', async () => {
    await make({ apiName: 'passing' });
    await patchValues(reader, '$me', { passing: 'word' });
    const url = '/api/v2/profile-fields';
    const changed = await admin.request({
      method: 'PATCH',
      url: `${url}/passing`,
      payload: { label: 'Passing', displayOptions: { posts: true } },
    });
    expect(changed.json()).toMatchObject({
      label: 'Passing',
      visibility: 'public',
      displayOptions: { userCards: false, posts: true, search: false },
    });
    await admin.request({ method: 'PUT', url: `${url}/sorts`, payload: { passing: -1, nothing: 3 } });
    expect((await namesFor(reader))[0]).toBe('passing');
    expect((await admin.request({ method: 'DELETE', url: `${url}/passing` })).statusCode).toBe(204);
    expect(await valuesFor(reader, '$me')).not.toHaveProperty('passing');
  });
});

describe('answers to profile fields', () => {
  test('are normalized, stored and deleted', async () => {
    const answered = await patchValues(reader, '$me', {
      town: '  Bergen ',
      phone: '123',
      tools: ['saw', 'saw'],
      born: '1984-03-21',
      agrees: true,
    });
    expect(answered.json()).toEqual({
      town: 'Bergen',
      phone: '123',
      tools: ['saw'],
      born: '1984-03-21',
      agrees: true,
    });
    await patchValues(reader, '$me', { born: null, tools: [] });
    expect(await valuesFor(reader, '$me')).toEqual({ town: 'Bergen', phone: '123', agrees: true });
  });

  test('are visible to other members if public, to their owner if private, and to administrators if internal', async () => {
    await patchValues(admin, reader.userID, { note: 'pays late', badgeNumber: 7 });
    expect(await valuesFor(other, reader.userID)).toEqual({ town: 'Bergen', agrees: true, badgeNumber: 7 });
    expect(await valuesFor(reader, '$me')).toMatchObject({ phone: '123' });
    expect(await valuesFor(reader, '$me')).not.toHaveProperty('note');
    expect(await valuesFor(moderator, reader.userID)).toMatchObject({ phone: '123' });
    expect(await valuesFor(moderator, reader.userID)).not.toHaveProperty('note');
    expect(await valuesFor(admin, reader.userID)).toMatchObject({ note: 'pays late' });
    expect((await forum.guest.request({ url: `/api/v2/users/${reader.userID}/profile-fields` })).statusCode).toBe(403);
    const expanded = await other.request({ url: `/api/v2/users/${reader.userID}?expand=profileFields` });
    expect(expanded.json().profileFields).toEqual({ town: 'Bergen', agrees: true, badgeNumber: 7 });
  });

  test('of a private profile are hidden', async () => {
    const closed = await forum.aMember({ name: 'closed' });
    await patchValues(closed, '$me', { town: 'Hidden' });
    await closed.request({ method: 'PATCH', url: '/api/v2/users/$me', payload: { private: true } });
    expect(await valuesFor(other, closed.userID)).toEqual({});
    expect(await valuesFor(closed, '$me')).toEqual({ town: 'Hidden' });
  });

  test('can be changed by their owner and by staff, only where the field allows it', async () => {
    const statusOf = async (user: TestUser, id: number | '$me', payload: object) =>
      (await patchValues(user, id, payload)).statusCode;
    expect(await statusOf(forum.guest, reader.userID, { town: 'x' })).toBe(403);
    expect(await statusOf(other, reader.userID, { town: 'x' })).toBe(403);
    expect(await statusOf(moderator, reader.userID, { town: 'x' })).toBe(403);
    expect(await statusOf(reader, '$me', { badgeNumber: 8 })).toBe(403);
    expect(await statusOf(reader, '$me', { fixed: 'x' })).toBe(403);
    expect(await statusOf(admin, reader.userID, { fixed: 'x' })).toBe(403);
    expect(await statusOf(reader, '$me', { note: 'x' })).toBe(422);
    expect(await statusOf(reader, '$me', { nothing: 'x' })).toBe(422);
    expect(await statusOf(admin, 999_999, { town: 'x' })).toBe(404);
    expect(await valuesFor(admin, reader.userID)).toMatchObject({ badgeNumber: 7, note: 'pays late' });
  });

  test.each([
    [{ born: '1984-02-31' }, 'born'],
    [{ tools: ['hammer'] }, 'tools'],
    [{ agrees: 'perhaps' }, 'agrees'],
    [{ town: 'x'.repeat(501) }, 'town'],
  ])('%o is refused, and nothing of it is stored', async (payload, field) => {
    const before = await valuesFor(reader, '$me');
    const refused = await patchValues(reader, '$me', payload);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    expect(await valuesFor(reader, '$me')).toEqual(before);
  });
});

describe('answers together with other properties of a member', () => {
  const change = (user: TestUser, id: number | '$me', payload: object) =>
    user.request({ method: 'PATCH', url: `/api/v2/users/${id}`, payload });

  test('are changed together, or not at all', async () => {
    const dora = await forum.aMember({ name: 'dora' });
    const changed = await change(dora, '$me', { location: 'Ghent', profileFields: { town: 'Gent', phone: '5' } });
    expect(changed.json()).toMatchObject({ location: 'Ghent', profileFields: { town: 'Gent', phone: '5' } });
    const wrong = await change(dora, '$me', { location: 'Oslo', profileFields: { born: 'yesterday', town: null } });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['profileFields.born']]);
    const unknown = await change(dora, '$me', { location: 'Oslo', profileFields: { nothing: 1 } });
    expect(Object.keys(unknown.json().errors)).toEqual(['profileFields.nothing']);
    expect((await change(dora, '$me', { profileFields: { badgeNumber: 1 } })).json().permissions).toEqual([
      'users.edit',
    ]);
    const read = await dora.request({ url: '/api/v2/users/$me?expand=profileFields' });
    expect(read.json()).toMatchObject({ location: 'Ghent', profileFields: { town: 'Gent', phone: '5' } });
  });

  test('can be set when a member is created, with an external photo', async () => {
    const payload = { name: 'elsa', email: 'elsa@example.org', password: 'correct horse battery' };
    const add = (more: object) =>
      admin.request({ method: 'POST', url: '/api/v2/users', payload: { ...payload, ...more } });
    const refused = await add({ profileFields: { tools: ['hammer'] } });
    expect(Object.keys(refused.json().errors)).toEqual(['profileFields.tools']);
    for (const photo of ['http://example.org/e.png', '/uploads/photos/e.webp', 'javascript:alert(1)'])
      expect(Object.keys((await add({ photo })).json().errors)).toEqual(['photo']);
    const made = await add({ photo: 'https://example.org/e.png', profileFields: { note: 'new', town: 'Bergen' } });
    expect(made.json()).toMatchObject({
      photoUrl: 'https://example.org/e.png',
      profileFields: { note: 'new', town: 'Bergen' },
      inviteUserID: null,
    });
    const { userID } = made.json();
    expect((await change(admin, userID, { photo: null })).json().photoUrl).toBeNull();
    expect((await change(other, '$me', { photo: 'https://example.org/o.png' })).json().permissions).toEqual([
      'users.edit',
    ]);
  });
});

test('registration requires answers to required fields, and accepts the others', async () => {
  const db = forum.forum.db;
  const refusal = await readRegistrationValues(db, { town: 'Bergen', agrees: false }).catch((error: unknown) => error);
  expect(refusal instanceof ApiFailure && Object.keys(refusal.details.errors ?? {})).toEqual(['profileFields.agrees']);
  expect(await readRegistrationValues(db, { town: 'Bergen', agrees: 'on', note: 'x' })).toEqual({
    town: 'Bergen',
    agrees: true,
  });
});
