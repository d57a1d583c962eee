import { describe, expect, test } from 'vitest';
import { resetPassword } from '#api/account/credential/password-reset.client.ts';
import { changeMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { waitForBackgroundWork } from '#server/account/own-data/background.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setSetting } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const reader = await forum.aMember({ name: 'reader' });
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();

describe('reading a member', () => {
  test('guests need profiles.view, and have no $me', async () => {
    const refused = await forum.guest.request({ url: `/api/v2/users/${reader.userID}` });
    expect([refused.statusCode, refused.json().permissions]).toEqual([
      403,
      ['profiles.view', 'users.add', 'users.edit', 'users.delete'],
    ]);
    expect((await forum.guest.request({ url: '/api/v2/users/$me' })).statusCode).toBe(403);
  });

  test('$me is the requesting member, with the fields that only they see', async () => {
    const me = await read(reader, '$me');
    expect(me).toMatchObject({ userID: reader.userID, name: 'reader', email: 'reader@example.org', banned: 0 });
    expect(me.url).toBe(`/profile/${reader.userID}/reader`);
  });

  test('other members see neither e-mail nor IP address, staff see both, and published addresses are visible', async () => {
    const ada = await forum.aMember({ name: 'ada' });
    await change(ada.userID, { insert_ip_address: '192.0.2.7', bypass_spam: true });
    const seen = await read(reader, ada.userID);
    expect(seen).toMatchObject({ name: 'ada', points: 0, countPosts: 0, roleIDs: [roleIDs.member] });
    for (const key of ['email', 'insertIPAddress', 'bypassSpam', 'emailConfirmed'])
      expect(seen).not.toHaveProperty(key);
    expect(await read(moderator, ada.userID)).toMatchObject({ email: 'ada@example.org', insertIPAddress: '192.0.2.7' });
    await change(ada.userID, { show_email: true });
    expect((await read(reader, ada.userID)).email).toBe('ada@example.org');
  });

  test('a private profile is hidden from other members, visible to its owner and to staff', async () => {
    const bea = await forum.aMember({ name: 'bea' });
    await change(bea.userID, { private: true, title: 'Secret', about: 'Hidden' });
    const closed = await read(reader, bea.userID);
    expect(closed).toMatchObject({ name: 'bea', private: true, title: null });
    expect(closed).not.toHaveProperty('about');
    expect(closed).not.toHaveProperty('dateInserted');
    expect((await read(bea, '$me')).about).toBe('Hidden');
    expect((await read(moderator, bea.userID)).about).toBe('Hidden');
  });

  test('profiles of banned members are hidden only if the site setting enables it', async () => {
    const cas = await forum.aMember({ name: 'cas' });
    await change(cas.userID, { banned: true });
    expect(await read(reader, cas.userID)).toHaveProperty('dateInserted');
    await setSetting(forum, 'ui.bannedPrivateProfile', true);
    expect(await read(reader, cas.userID)).not.toHaveProperty('dateInserted');
    expect(await names(reader, 'query=cas')).toEqual([]);
    await setSetting(forum, 'ui.bannedPrivateProfile', false);
  });

  test('an unknown member is a 404; fields and expand select the properties', async () => {
    expect((await reader.request({ url: '/api/v2/users/999999999' })).json().code).toBe('user.not-found');
    expect(await read(reader, '$me', 'fields=name,roles.roleID')).toEqual({
      name: 'reader',
      roles: [{ roleID: roleIDs.member }],
    });
    expect(await read(reader, '$me')).not.toHaveProperty('reactionsReceived');
    expect((await read(reader, '$me', 'expand=all')).reactionsReceived).toEqual({});
    expect((await reader.request({ url: '/api/v2/users/$me?expand=nonsense' })).statusCode).toBe(422);
  });

  test('returns the reactions that the posts of a member received', async () => {
    const dot = await forum.aMember({ name: 'dot' });
    const discussionID = await aDiscussion(dot.userID);
    await react(discussionID, [reader.userID, moderator.userID], dot.userID);
    const { reactionsReceived } = await read(reader, dot.userID, 'expand=reactionsReceived');
    expect(reactionsReceived?.['Like']).toMatchObject({ tagID: 4, urlcode: 'Like', count: 2 });
  });
});

describe('the list of members', () => {
  test('omits private and system members, and is paginated', async () => {
    const hidden = await forum.aMember({ name: 'list-hidden' });
    await change(hidden.userID, { private: true });
    for (const name of ['list-one', 'list-two', 'list-three']) await forum.aMember({ name });
    expect(await names(reader, 'query=list-&sort=name')).toEqual(['list-one', 'list-three', 'list-two']);
    expect(await names(moderator, 'query=list-&sort=name')).toEqual([
      'list-hidden',
      'list-one',
      'list-three',
      'list-two',
    ]);
    expect(await names(admin, 'name=System')).toEqual([]);
    const page = await reader.request({ url: '/api/v2/users?query=list-&sort=-name&limit=2&page=2' });
    expect(page.json().map(({ name }: User) => name)).toEqual(['list-one']);
    expect(page.headers['x-app-page-result-count']).toBe('3');
    expect((await forum.guest.request({ url: '/api/v2/users' })).statusCode).toBe(403);
  });

  test('is filtered by ID, role, ban, dates and address', async () => {
    const eve = await forum.aMember({ name: 'eve-chosen', roles: [roleIDs.member, roleIDs.applicant] });
    await change(eve.userID, { banned: true, last_ip_address: '192.0.2.9' });
    expect(await names(reader, `userID=${eve.userID}..${eve.userID}`)).toEqual(['eve-chosen']);
    expect(await names(reader, `roleID=${roleIDs.applicant}`)).toEqual(['eve-chosen']);
    expect(await names(reader, `roleIDs=${roleIDs.applicant},${roleIDs.unconfirmed}&isBanned=true`)).toEqual([
      'eve-chosen',
    ]);
    expect(await names(reader, `roleID=${roleIDs.applicant}&isBanned=false`)).toEqual([]);
    expect(await names(reader, 'dateInserted=2001-01-01..2001-12-31')).toEqual([]);
    expect(await names(moderator, 'ipAddresses=192.0.2.9')).toEqual(['eve-chosen']);
    expect(await names(moderator, 'email=EVE-CHOSEN@example.org')).toEqual([]);
    expect(await names(moderator, 'email=EVECHOSEN@example.org')).toEqual(['eve-chosen']);
  });

  test('can be searched by address only with personalInfo.view', async () => {
    for (const query of ['email=reader@example.org', 'ipAddresses=192.0.2.9']) {
      const refused = await reader.request({ url: `/api/v2/users?${query}` });
      expect(refused.json().permissions).toEqual(['personalInfo.view']);
    }
    expect(await names(reader, 'query=reader@example.org')).toEqual([]);
    expect(await names(moderator, 'query=reader@example.org')).toEqual(['reader']);
    expect(await names(moderator, 'query=EADER@exam')).toEqual(['reader']);
  });

  test('is filtered by network and unconfirmed addresses', async () => {
    const fay = await forum.aMember({ name: 'fay-network' });
    await change(fay.userID, { email_confirmed: false, insert_ip_address: '198.51.100.77' });
    expect(await names(moderator, 'ipAddresses=198.51.100.*')).toEqual(['fay-network']);
    expect(await names(moderator, 'ipAddresses=198.51.100.7')).toEqual([]);
    expect(await names(moderator, 'query=fay-&emailConfirmed=false')).toEqual(['fay-network']);
    expect(await names(moderator, 'query=fay-&emailConfirmed=true')).toEqual([]);
    const refused = await reader.request({ url: '/api/v2/users?emailConfirmed=false' });
    expect(refused.json().permissions).toEqual(['personalInfo.view']);
  });

  test('can be exported with personalInfo.view, and the export is logged', async () => {
    await forum.aMember({ name: 'csv-formula' });
    await forum.forum.db.updateTable('member').set({ title: '=1+1' }).where('name', '=', 'csv-formula').execute();
    const refused = await reader.request({ url: '/api/v2/users/export' });
    expect(refused.json().permissions).toEqual(['personalInfo.view']);
    const file = await moderator.request({ url: '/api/v2/users/export?query=csv-' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, rest] = file.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFuserID,name,email,/);
    expect(line).toContain('csv-formula,');
    expect(line).toContain("'=1+1");
    expect(rest).toBe('');
    const entry = await forum.forum.db
      .selectFrom('moderation_log')
      .select(['actor_id', 'reason'])
      .where('action', '=', 'member.export')
      .executeTakeFirstOrThrow();
    expect(entry.actor_id).toBe(moderator.userID);
    expect(entry.reason).toContain('csv-');
  });

  test.each(['dateInserted', '-dateLastActive', 'name', '-userID', '-points', '-countPosts'])(
    'can be sorted by %s',
    async (sort) => {
      expect((await reader.request({ url: `/api/v2/users?sort=${sort}` })).statusCode).toBe(200);
    },
  );

  test('treats pattern characters literally', async () => {
    expect(await names(reader, 'query=%25')).toEqual([]);
    expect(await names(reader, 'name=_eader')).toEqual([]);
  });
});

describe('finding members by name', () => {
  test('for a mention: sorts the exact name first, then active members, then the others, each alphabetically', async () => {
    const recently = new Date(Date.now() - 10 * 86_400_000);
    const longAgo = new Date(Date.now() - 100 * 86_400_000);
    await named('zoe', longAgo);
    await named('zoe-b', recently);
    await named('Zoe-a', recently);
    await named('zoe-d', longAgo);
    await named('zoe-c', undefined);
    const hidden = await named('zoe-hidden', recently);
    await change(hidden.userID, { private: true });
    expect(await byName('zoe*', '&order=mention')).toEqual(['zoe', 'Zoe-a', 'zoe-b', 'zoe-c', 'zoe-d']);
    expect(await byName('ZOE-*')).toEqual(['Zoe-a', 'zoe-b', 'zoe-c', 'zoe-d']);
    expect(await byName('zoe')).toEqual(['zoe']);
    expect(await byName('zoe-*', '&limit=2&page=2')).toEqual(['zoe-c', 'zoe-d']);
  });

  test('is open to guests, links to further pages and returns at most 500', async () => {
    const answer = await forum.guest.request({ url: '/api/v2/users/by-names?name=zoe-*&limit=2' });
    expect(answer.headers['x-app-page-next-url']).toBeDefined();
    expect(answer.headers).not.toHaveProperty('x-app-page-result-count');
    expect((await forum.guest.request({ url: '/api/v2/users/by-names?name=a*&limit=501' })).statusCode).toBe(422);
  });
});

describe('adding a member', () => {
  const post = { name: 'made', email: 'made@example.org', password: 'correct horse battery' };

  test('requires users.add, validates name, address and password, and grants no role above the permissions of the caller', async () => {
    const refused = await reader.request({ method: 'POST', url: '/api/v2/users', payload: post });
    expect(refused.json().permissions).toEqual(['users.add']);
    const made = await admin.request({
      method: 'POST',
      url: '/api/v2/users',
      payload: { ...post, about: '<i>Hi</i>' },
    });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ name: 'made', roleIDs: [roleIDs.member], emailConfirmed: true });
    expect(made.json().aboutHtml).not.toContain('<i>');
    const again = await admin.request({ method: 'POST', url: '/api/v2/users', payload: { ...post, name: 'MADE' } });
    expect(again.json().errors.name[0].code).toBe('registration.name-taken');
    const other = await admin.request({
      method: 'POST',
      url: '/api/v2/users',
      payload: { ...post, name: 'made2', email: 'MADE@example.org' },
    });
    expect(other.json().errors.email[0].code).toBe('registration.email-taken');
    const unknown = await admin.request({
      method: 'POST',
      url: '/api/v2/users',
      payload: { ...post, name: 'made3', roleID: [77] },
    });
    expect(unknown.json().errors.roleID).toBeDefined();
  });

  test('without a password, the member chooses one through the link in the welcome message', async () => {
    const payload = { name: 'unsealed', email: 'unsealed@example.org' };
    const add = (more = {}) =>
      admin.request({ method: 'POST', url: '/api/v2/users', payload: { ...payload, ...more } });
    const addition = async () => (await admin.request({ url: '/api/v2/users/addition' })).json();
    expect(await addition()).toEqual({ mayOmitPassword: false });
    expect((await add()).json().errors.password[0].message).toContain('There is no mail server');
    await changeMailServer(admin.api, { host: '127.0.0.1', port: 1 });
    expect(await addition()).toEqual({ mayOmitPassword: true });
    expect((await add({ sendWelcomeEmail: false })).json().errors.password).toHaveLength(1);
    const { userID } = (await add({ emailConfirmed: false })).json();
    await waitForBackgroundWork(forum.forum);
    const sent = await forum.forum.db.selectFrom('mail').selectAll().where('user_id', '=', userID).execute();
    expect(sent.map(({ template }) => template)).toEqual(['welcome']);
    const { token } = (sent[0] as { data: unknown }).data as { token: string };
    const start = Date.now();
    forum.setNow(new Date(start + 6.9 * 86_400_000));
    const chosen = await resetPassword(forum.guest.api, token, 'correct horse battery');
    expect(chosen.body).toMatchObject({ userID, name: 'unsealed' });
    expect(await read(admin, userID)).toMatchObject({ emailConfirmed: true });
    forum.setNow();
    await changeMailServer(admin.api, { host: '' });
  });

  test('refuses a role above the permissions of the caller', async () => {
    const clerk = await aClerk('clerk-add', ['users.add', 'session.valid']);
    const payload = { ...post, name: 'made4', email: 'made4@example.org', roleID: [roleIDs.administrator] };
    const refused = await clerk.request({ method: 'POST', url: '/api/v2/users', payload });
    expect(refused.json().code).toBe('user.outranks');
  });
});

const read = async (who: TestUser, id: number | '$me', query = ''): Promise<User> =>
  (await who.request({ url: `/api/v2/users/${id}?${query}` })).json();

const names = async (who: TestUser, query: string): Promise<string[]> =>
  (await who.request({ url: `/api/v2/users?${query}` })).json().map(({ name }: User) => name);

const byName = async (name: string, query = ''): Promise<string[]> =>
  (await forum.guest.request({ url: `/api/v2/users/by-names?name=${name}${query}` }))
    .json()
    .map((one: UserFragment) => one.name);

const change = (userID: number, columns: object) =>
  forum.forum.db.updateTable('member').set(columns).where('user_id', '=', userID).execute();

async function named(name: string, lastActive: Date | undefined): Promise<TestUser> {
  const user = await forum.aMember({ name });
  await change(user.userID, { date_last_active: lastActive ?? null });
  return user;
}

async function aClerk(name: string, permissions: string[]): Promise<TestUser> {
  const payload = {
    name: `Role of ${name}`,
    permissions: [{ type: 'global', permissions: Object.fromEntries(permissions.map((one) => [one, true])) }],
  };
  const role = await admin.request({ method: 'POST', url: '/api/v2/roles', payload });
  return forum.aMember({ name, roles: [role.json().roleID] });
}

async function aDiscussion(userID: number, categoryID?: number): Promise<number> {
  const { discussion_id } = await forum.forum.db
    .insertInto('discussion')
    .values({
      category_id: categoryID ?? (await forum.aCategory()),
      name: 'A discussion',
      body: 'The body',
      format: 'text',
      body_html: '<p>The body</p>',
      insert_user_id: userID,
    })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  await change(userID, { count_discussions: 1 });
  return discussion_id;
}

/** Adds likes to a discussion and updates the related counts. */
async function react(discussionID: number, userIDs: number[], authorID: number): Promise<void> {
  const like = 4;
  await forum.forum.db
    .insertInto('reaction')
    .values(
      userIDs.map((user_id) => ({
        record_type: 'discussion',
        record_id: discussionID,
        user_id,
        tag_id: like,
        record_user_id: authorID,
        discussion_id: discussionID,
      })),
    )
    .execute();
  await forum.forum.db
    .insertInto('reaction_count')
    .values({ record_type: 'discussion', record_id: discussionID, tag_id: like, count: userIDs.length })
    .execute();
  await forum.forum.db
    .updateTable('discussion')
    .set({ score: userIDs.length })
    .where('discussion_id', '=', discussionID)
    .execute();
  await change(authorID, { points: userIDs.length });
}
