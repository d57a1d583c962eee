import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { permissionNames } from '#api/member/role/permission.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { authorityBuilders, type Lacked } from '#tests/support/builders/authority-builders.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { db } = forum.forum;
const { aDeputy, aRole, closedID, subjects } = await authorityBuilders(forum);
const admin = await forum.anAdministrator();
const viewInClosed: Lacked = { permission: 'discussions.view', isInCategory: true };
const outsider = await aDeputy(viewInClosed);
const insider = await aDeputy({ permission: 'none' });
const openID = await forum.aCategory({ name: 'Open' });

const grid = (held: boolean) => [{ roleID: roleIDs.member, permissions: { 'discussions.view': held } }];

/** Requests that grant or revoke discussions.view in a category in which the caller lacks it. */
const categoryCalls: Readonly<Record<string, (childID: number) => InjectOptions & { url: string }>> = {
  'grant the permission': () => patch(`/categories/${closedID}`, { permissions: grid(true) }),
  'remove the custom permissions': () => patch(`/categories/${closedID}`, { customPermissions: false }),
  'move a subcategory that inherits them elsewhere': (childID) =>
    patch(`/categories/${childID}`, { parentCategoryID: openID }),
  'move it to the top level': (childID) => patch(`/categories/${childID}`, { parentCategoryID: null }),
  'grant it in a subcategory that inherits them': (childID) =>
    patch(`/categories/${childID}`, { permissions: grid(true) }),
  'add a subcategory that grants it': () =>
    post('/categories', { name: 'Below', parentCategoryID: closedID, permissions: grid(true) }),
  'grant it through a role': () =>
    patch(`/roles/${roleIDs.member}/permissions`, [
      { type: 'category', id: closedID, permissions: { 'discussions.view': true } },
    ]),
};

describe('in a category for which a member lacks discussions.view', () => {
  test.each(Object.entries(categoryCalls))('the member cannot %s', async (_, call) => {
    const childID = await forum.aCategory({ parentCategoryID: closedID });
    const refused = await ask(outsider, call(childID));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'role.outranks']);
    expect((await ask(outsider, { method: 'GET', url: `/categories/${closedID}` })).statusCode).toBe(404);
    const member = await forum.aMember();
    expect((await ask(member, { method: 'GET', url: `/categories/${closedID}` })).statusCode).toBe(404);
  });

  test('the member cannot move its discussions to a visible category', async () => {
    const childID = await forum.aCategory({ parentCategoryID: closedID });
    const url = `/categories/${childID}?newCategoryID=${openID}`;
    expect((await ask(outsider, { method: 'DELETE', url })).json().permissions).toEqual(['discussions.view']);
  });

  test('the member can change names and positions as long as this grants nothing', async () => {
    expect((await ask(outsider, patch(`/categories/${closedID}`, { name: 'Still closed' }))).statusCode).toBe(200);
    const below = post('/categories', { name: 'Below too', parentCategoryID: closedID });
    expect((await ask(outsider, below)).statusCode).toBe(201);
  });

  test('a member with the permission can grant it there', async () => {
    expect((await ask(insider, patch(`/categories/${closedID}`, { permissions: grid(true) }))).statusCode).toBe(200);
    expect((await ask(insider, patch(`/categories/${closedID}`, { permissions: grid(false) }))).statusCode).toBe(200);
  });
});

describe('undoing an entry of the log', () => {
  const lacked: Lacked = { permission: 'personalInfo.view' };

  test('cannot give a role a permission that the acting member lacks', async () => {
    const deputy = await aDeputy(lacked);
    const { beyondID } = await subjects(lacked);
    await ask(admin, { method: 'PUT', url: `/roles/${beyondID}/permissions`, payload: [] });
    expect(await undoLast(deputy)).toEqual([403, 'role.outranks']);
    expect(await undoLast(admin)).toEqual([204, undefined]);
  });

  test('cannot restore a role that grants a permission that the acting member lacks', async () => {
    const deputy = await aDeputy(lacked);
    const { beyondID } = await subjects(lacked);
    await ask(admin, { method: 'DELETE', url: `/roles/${beyondID}` });
    expect(await undoLast(deputy)).toEqual([403, 'role.outranks']);
  });

  test('cannot give a role back to a member if it grants a permission that the acting member lacks', async () => {
    const deputy = await aDeputy(lacked);
    const { above } = await subjects(lacked);
    await ask(admin, patch(`/users/${above.userID}`, { roleID: [roleIDs.member] }));
    expect(await undoLast(deputy)).toEqual([403, 'user.outranks']);
  });

  test('cannot change a member with more permissions', async () => {
    const deputy = await aDeputy(lacked);
    const { above } = await subjects(lacked);
    await ask(admin, { method: 'PUT', url: `/users/${above.userID}/signature`, payload: { body: 'words' } });
    expect(await undoLast(deputy)).toEqual([403, 'user.outranks']);
    await ask(admin, { method: 'PUT', url: `/users/${above.userID}/ban`, payload: { banned: true } });
    expect(await undoLast(deputy)).toEqual([403, 'user.outranks']);
  });

  test('cannot open a category that is closed to the acting member', async () => {
    const categoryID = await forum.aCategory({ parentCategoryID: openID });
    const payload = {
      known: [{ categoryID, parentCategoryID: openID }],
      places: [{ categoryID, parentCategoryID: closedID }],
    };
    expect((await ask(admin, { method: 'PUT', url: '/categories/sorts', payload })).statusCode).toBe(200);
    expect(await undoLast(outsider)).toEqual([403, 'role.outranks']);
    expect(await undoLast(admin)).toEqual([204, undefined]);
  });
});

describe('the role of new members', () => {
  const lacked: Lacked = { permission: 'noAds.use' };
  const applicant = () => forum.aMember({ roles: [roleIDs.applicant] });

  test('cannot be assigned through any call by a member who lacks its permissions', async () => {
    const deputy = await aDeputy(lacked);
    const { userID } = await applicant();
    await grantToMembers(lacked.permission);
    const account = { name: 'fresh', email: 'fresh@example.org', password: 'a long and unusual phrase' };
    const spare = await aRole([]);
    const refused = [
      await ask(deputy, post('/users', account)),
      await ask(deputy, patch(`/applicants/${userID}`, { status: 'approved' })),
      await ask(deputy, post('/invites', { email: 'guest@example.org' })),
      await ask(deputy, { method: 'DELETE', url: `/roles/${spare}` }),
    ];
    await grantToMembers(lacked.permission, false);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('user.outranks'));
    expect((await ask(deputy, patch(`/applicants/${userID}`, { status: 'approved' }))).statusCode).toBe(200);
  });

  test('cannot be switched to a role that grants more through other calls', async () => {
    const deputy = await aDeputy(lacked);
    const generous = await aRole([lacked.permission], [], 'member');
    const refused = await ask(deputy, patch(`/roles/${roleIDs.member}`, { type: null }));
    expect(refused.json().code).toBe('role.outranks');
    expect((await ask(admin, { method: 'DELETE', url: `/roles/${generous}` })).statusCode).toBe(204);
  });
});

describe('indirect access to accounts of others', () => {
  test('a sign-in service can be changed only by a member who outranks every member connected to it', async () => {
    const deputy = await aDeputy({ permission: 'users.delete' });
    const { above, plain } = await subjects({ permission: 'users.delete' });
    const made = await ask(admin, post('/authenticators', aService));
    const { authenticatorID } = made.json();
    const connect = (userID: number) =>
      db
        .insertInto('authenticator_member')
        .values({ authenticator_id: authenticatorID, subject: `${userID}`, user_id: userID })
        .execute();
    const url = `/authenticators/${authenticatorID}`;
    await connect(plain.userID);
    expect((await ask(deputy, patch(url, { name: 'Other' }))).statusCode).toBe(200);
    await connect(above.userID);
    expect((await ask(deputy, patch(url, { name: 'Mine' }))).json().code).toBe('user.outranks');
    expect((await ask(deputy, { method: 'DELETE', url })).json().code).toBe('user.outranks');
    expect(await undoLast(deputy)).toEqual([403, 'user.outranks']);
  });

  test('a webhook sends and shows only what the acting member may read', async () => {
    const lacked: Lacked = { permission: 'personalInfo.view' };
    const deputy = await aDeputy(lacked);
    const { beyondID } = await subjects(lacked);
    const hook = { name: 'Bot', url: 'https://example.org/', events: ['user.added'], roleID: beyondID };
    expect((await ask(deputy, post('/webhooks', hook))).json().code).toBe('role.outranks');
    const url = `/webhooks/${(await ask(admin, post('/webhooks', hook))).json().webhookID}`;
    const refused = [
      await ask(deputy, patch(url, { url: 'https://elsewhere.example.org/', roleID: roleIDs.member })),
      await ask(deputy, { method: 'GET', url: `${url}/deliveries` }),
      await ask(deputy, post(`${url}/deliveries/${crypto.randomUUID()}/redeliver`, {})),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('role.outranks'));
    expect((await ask(admin, patch(url, { roleID: roleIDs.member }))).statusCode).toBe(200);
    expect(await undoLast(deputy)).toEqual([403, 'role.outranks']);
    expect((await ask(deputy, patch(url, { name: 'Robot' }))).statusCode).toBe(200);
  });

  // The embedded database runs one transaction at a time.
  test.runIf(process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres')(
    'a webhook whose role changes meanwhile is checked with its new role',
    async () => {
      const lacked: Lacked = { permission: 'personalInfo.view' };
      const deputy = await aDeputy(lacked);
      const { beyondID } = await subjects(lacked);
      const hook = { name: 'Bot', url: 'https://example.org/', events: ['user.added'], roleID: roleIDs.member };
      const { webhookID } = (await ask(admin, post('/webhooks', hook))).json();
      const answer = await db.transaction().execute(async (trx) => {
        await trx.updateTable('webhook').set({ role_id: beyondID }).where('webhook_id', '=', webhookID).execute();
        const asked = ask(deputy, patch(`/webhooks/${webhookID}`, { url: 'https://elsewhere.example.org/' }));
        await expect
          .poll(async () => (await sql`select from pg_locks where not granted`.execute(trx)).rows.length)
          .toBeGreaterThan(0);
        return { asked };
      });
      expect((await answer.asked).json().code).toBe('role.outranks');
    },
  );

  test('unsent messages contain links into accounts, and are readable only by administrators', async () => {
    const refused = await ask(insider, { method: 'GET', url: '/outbox' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'role.outranks']);
    expect((await ask(admin, { method: 'GET', url: '/outbox' })).statusCode).toBe(200);
  });

  test('the digest of a member cannot be used to read content that is closed to the viewer', async () => {
    const { above } = await subjects(viewInClosed);
    const preview = await ask(outsider, { method: 'GET', url: `/digest/preview?userID=${above.userID}` });
    const trial = { destinationAddress: 'me@example.org', destinationUserID: above.userID };
    expect(preview.json().code).toBe('user.outranks');
    expect((await ask(outsider, post('/emails/send-test-digest', trial))).json().code).toBe('user.outranks');
  });
});

test('an import assigns only the role Member', async () => {
  const { readFile } = await import('node:fs/promises');
  const source = await readFile('server/import/stack-exchange/import-member.queries.ts', 'utf8');
  expect(source.match(/roleIDs\.\w+/g)).toEqual(['roleIDs.member']);
  expect(permissionNames.some((name) => name.startsWith('import'))).toBe(false);
});

const aService = {
  name: 'Example',
  type: 'oidc',
  clientID: 'forum',
  secret: 'secret',
  authenticatorConfig: { issuer: 'https://id.example.org' },
};

async function undoLast(user: TestUser): Promise<[number, string | undefined]> {
  const { moderation_log_id } = await db
    .selectFrom('moderation_log')
    .select('moderation_log_id')
    .where('undo_of', 'is', null)
    .orderBy('moderation_log_id', 'desc')
    .executeTakeFirstOrThrow();
  const answer = await ask(user, { method: 'POST', url: `/audit-logs/${moderation_log_id}/undo` });
  return [answer.statusCode, answer.body === '' ? undefined : answer.json().code];
}

async function grantToMembers(permission: string, isGranted = true): Promise<void> {
  const payload = [{ type: 'global', permissions: { [permission]: isGranted } }];
  await ask(admin, { method: 'PATCH', url: `/roles/${roleIDs.member}/permissions`, payload });
}

function ask(user: TestUser, { url, ...options }: InjectOptions & { url: string }) {
  return user.request({ ...options, url: `/api/v2${url}` });
}

function patch(url: string, payload: object) {
  return { method: 'PATCH', url, payload } as const;
}

function post(url: string, payload: object) {
  return { method: 'POST', url, payload } as const;
}
