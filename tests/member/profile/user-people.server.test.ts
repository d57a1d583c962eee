import { describe, expect, test } from 'vitest';
import type { ProfileFieldPost } from '#api/member/profile-field/profile-field.contract.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { setSetting } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const reader = await forum.aMember({ name: 'reader' });
const author = await forum.aMember({ name: 'author' });
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();
const categoryID = await forum.aCategory();

const aDiscussion = async (user: TestUser, name = 'Which plane for oak?'): Promise<number> => {
  const payload = { name, body: 'A jack plane?', format: 'markdown', categoryID };
  const made = await user.request({ method: 'POST', url: '/api/v2/discussions', payload });
  return made.json().discussionID;
};

const aComment = async (user: TestUser, discussionID: number): Promise<number> => {
  const payload = { discussionID, body: 'Take a scrub plane.', format: 'markdown' };
  return (await user.request({ method: 'POST', url: '/api/v2/comments', payload })).json().commentID;
};

const read = async (user: TestUser, id: number | string, query = ''): Promise<User> =>
  (await user.request({ url: `/api/v2/users/${id}?${query}` })).json();

const set = (userID: number, columns: object) =>
  forum.forum.db.updateTable('member').set(columns).where('user_id', '=', userID).execute();

describe('looking up a member by name', () => {
  test('ignores case, and returns only the name of a private profile', async () => {
    const shy = await forum.aMember({ name: 'Shy Bird' });
    await set(shy.userID, { private: true, about: 'Hidden' });
    const found = await read(reader, '$name:shy%20bird');
    expect(found).toMatchObject({ userID: shy.userID, private: true });
    expect(found).not.toHaveProperty('about');
    expect((await reader.request({ url: '/api/v2/users/$name:nobody' })).json().code).toBe('user.not-found');
    expect((await forum.guest.request({ url: '/api/v2/users/$name:reader' })).statusCode).toBe(403);
    expect((await forum.guest.request({ url: '/api/v2/users/$name:nobody' })).statusCode).toBe(403);
  });
});

describe('the last activity of a member', () => {
  const hide = (user: TestUser, id: number | '$me', hidden: boolean) =>
    user.request({ method: 'PUT', url: `/api/v2/users/${id}/hidden`, payload: { hidden } });

  test('can be hidden by the member or by staff, who both still see it', async () => {
    await set(author.userID, { date_last_active: new Date('2026-01-02T03:04:05Z') });
    expect((await hide(forum.guest, author.userID, true)).statusCode).toBe(403);
    expect((await hide(reader, author.userID, true)).statusCode).toBe(403);
    expect((await hide(author, '$me', true)).json()).toEqual({ hidden: true });
    expect((await read(reader, author.userID)).dateLastActive).toBeNull();
    expect((await read(moderator, author.userID)).dateLastActive).not.toBeNull();
    expect((await read(author, '$me')).dateLastActive).not.toBeNull();
    const discussionID = await aDiscussion(author);
    const shown = await reader.request({ url: `/api/v2/discussions/${discussionID}?expand=insertUser` });
    expect(shown.json().insertUser.dateLastActive).toBeNull();
    expect((await hide(admin, author.userID, false)).json()).toEqual({ hidden: false });
    expect((await read(reader, author.userID)).dateLastActive).not.toBeNull();
  });
});

describe('the author returned with a post', () => {
  test('has only name and photo if the profile is closed', async () => {
    const closed = await forum.aMember({ name: 'closed' });
    await set(closed.userID, { private: true, title: 'Keeper of secrets', date_last_active: new Date() });
    const discussionID = await aDiscussion(closed);
    const shownTo = async (user: TestUser) =>
      (await user.request({ url: `/api/v2/discussions/${discussionID}?expand=insertUser` })).json().insertUser;
    expect(await shownTo(reader)).toMatchObject({ name: 'closed', title: null, dateLastActive: null, private: true });
    await set(closed.userID, { private: false, banned: true });
    expect(await shownTo(reader)).toMatchObject({ title: 'Keeper of secrets', banned: 1 });
    await setSetting(forum, 'ui.bannedPrivateProfile', true);
    expect(await shownTo(reader)).toMatchObject({ title: null, dateLastActive: null, banned: 1 });
    await setSetting(forum, 'ui.bannedPrivateProfile', false);
  });

  test('is marked as ignored, only for the member who ignores them', async () => {
    const discussionID = await aDiscussion(author);
    const commentID = await aComment(author, discussionID);
    await reader.request({ method: 'PUT', url: `/api/v2/users/$me/ignored/${author.userID}` });
    const marksFor = async (user: TestUser) =>
      Promise.all(
        [`/discussions/${discussionID}`, `/comments/${commentID}`].map(
          async (url) => (await user.request({ url: `/api/v2${url}` })).json().isIgnored,
        ),
      );
    expect(await marksFor(reader)).toEqual([true, true]);
    expect(await marksFor(moderator)).toEqual([undefined, undefined]);
    expect(await marksFor(forum.guest)).toEqual([undefined, undefined]);
    expect((await read(reader, author.userID, 'expand=ignored')).isIgnored).toBe(true);
    expect((await read(author, reader.userID, 'expand=ignored')).isIgnored).toBe(false);
    expect(await read(reader, moderator.userID, 'expand=ignored')).not.toHaveProperty('isIgnored');
    await reader.request({ method: 'DELETE', url: `/api/v2/users/$me/ignored/${author.userID}` });
  });
});

describe('searching members by profile fields', () => {
  const field = (own: Partial<ProfileFieldPost>): Promise<unknown> =>
    admin.request({
      method: 'POST',
      url: '/api/v2/profile-fields',
      payload: {
        label: 'Field',
        dataType: 'text',
        formType: 'text',
        visibility: 'public',
        mutability: 'all',
        registrationOptions: 'optional',
        displayOptions: { search: true },
        ...own,
      },
    });
  const names = async (user: TestUser, query: string): Promise<string[]> =>
    (await user.request({ url: `/api/v2/users?sort=name&${query}` })).json<User[]>().map(({ name }) => name);

  test('matches text, choice, number, date and checkbox fields, but not unsearchable or hidden fields', async () => {
    await field({ apiName: 'town' });
    await field({ apiName: 'secret', displayOptions: { search: false } });
    await field({ apiName: 'phone', visibility: 'private' });
    await field({ apiName: 'boats', dataType: 'number', formType: 'number' });
    await field({ apiName: 'born', dataType: 'date', formType: 'date' });
    await field({ apiName: 'sails', dataType: 'boolean', formType: 'checkbox' });
    await field({ apiName: 'tools', dataType: 'string[]', formType: 'tokens' });
    const answers = {
      town: 'Bergen 50%',
      secret: 'x',
      phone: '123',
      boats: 3,
      born: '1984-03-21',
      sails: true,
      tools: ['saw'],
    };
    await reader.request({ method: 'PATCH', url: '/api/v2/users/$me/profile-fields', payload: answers });
    await author.request({
      method: 'PATCH',
      url: '/api/v2/users/$me/profile-fields',
      payload: { town: 'Oslo', boats: 12 },
    });
    const found = (query: string, user = author) => names(user, `profileFields${query}`);
    expect(await found('[town]=berg')).toEqual(['reader']);
    expect(await found('[town]=%25')).toEqual(['reader']);
    expect(await found('[boats]=2..5')).toEqual(['reader']);
    expect(await found('[boats]=4..')).toEqual(['author']);
    expect(await found('[boats]=[1,9]')).toEqual(['reader']);
    expect(await found('[boats]=(3,12]')).toEqual(['author']);
    expect(await found('[boats]=<12')).toEqual(['reader']);
    expect(await found('[boats]=3,12')).toEqual(['author', 'reader']);
    expect(await found('[boats][]=3&profileFields[boats][]=12')).toEqual(['author', 'reader']);
    expect(await found('[born]=[1984-03-21,1984-03-22]')).toEqual(['reader']);
    expect(await found('[born]=1984-01-01..1984-12-31')).toEqual(['reader']);
    expect(await found('[sails]=true')).toEqual(['reader']);
    expect(await found('[tools][]=saw&profileFields[tools][]=plane')).toEqual(['reader']);
    expect(await found('[town]=bergen&profileFields[boats]=12')).toEqual([]);
    expect(await found('[boats]=many')).toEqual([]);
    expect(await found('[secret]=x')).toEqual([]);
    expect(await found('[nothing]=x')).toEqual([]);
    expect(await found('[phone]=123')).toEqual([]);
    expect(await found('[phone]=123', moderator)).toEqual(['reader']);
  });
});
