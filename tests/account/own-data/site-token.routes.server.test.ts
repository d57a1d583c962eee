import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { areaPermissions, permissionsOfAreas, tokenAreas, unlimitedOnly } from '#api/account/own-data/token-area.ts';
import { permissionNames } from '#api/member/role/permission.ts';
import { areasByTag } from '#server/account/own-data/token-limit.ts';
import { startSession } from '#server/member/session/session.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const owner = await forum.anAdministrator();
const categoryID = await forum.aCategory();

const by = async (token: string, method: InjectOptions['method'], url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await forum.server.inject({
    method: method ?? 'GET',
    url: `/api/v2${url}`,
    headers,
    ...(payload && { payload }),
  });
  return answer.statusCode < 400 ? answer.statusCode : String(answer.json().code);
};

const send = (user: typeof owner, method: InjectOptions['method'], url: string, payload?: object) =>
  user.request({ method: method ?? 'GET', url: `/api/v2${url}`, ...(payload && { payload }) });

const make = async (body: object, user = owner) =>
  (await send(user, 'POST', '/tokens', { name: 'Robot', ...body })).json() as {
    accessToken: string;
    accessTokenID: number;
  };

test('a token reaches only what its areas and its scope cover', async () => {
  const started = await send(owner, 'POST', '/discussions', { name: 'Ropes', body: 'a', format: 'text', categoryID });
  const { discussionID } = started.json();
  const actions = {
    'see oneself': ['GET', '/users/me'],
    'read a discussion': ['GET', `/discussions/${discussionID}`],
    comment: ['POST', '/comments', { discussionID, body: 'b', format: 'text' }],
    'close a discussion': ['PATCH', `/discussions/${discussionID}`, { closed: false }],
    'read messages': ['GET', '/conversations'],
    'read notifications': ['GET', '/notifications'],
    'read members': ['GET', '/users?limit=1'],
    'add a member': ['POST', '/users', { name: '', email: '', password: '' }],
    'read reports': ['GET', '/reports'],
    'read settings': ['GET', '/config?select=garden.title'],
    'change settings': ['PATCH', '/config', { 'garden.orgName': 'Harbour' }],
    'read own sessions': ['GET', '/sessions'],
    'read tokens': ['GET', '/tokens'],
  } as const;
  const out = 'access-token.out-of-scope';
  const closed = Object.fromEntries(Object.keys(actions).map((name) => [name, out]));
  const read = 'access-token.read-only';
  const table = [
    [{}, { ...closed, 'see oneself': 200, 'read a discussion': 200, comment: 201, 'close a discussion': 200 }, true],
    [
      { areas: ['posts'] },
      {
        ...closed,
        'see oneself': 200,
        'read a discussion': 200,
        comment: 201,
        'close a discussion': 200,
        'read reports': 'permission.missing',
      },
    ],
    [
      { areas: ['posts'], scope: 'read' },
      {
        ...closed,
        'see oneself': 200,
        'read a discussion': 200,
        comment: read,
        'close a discussion': read,
        'read reports': 'permission.missing',
      },
    ],
    [
      { areas: ['moderation'] },
      {
        ...closed,
        'see oneself': 200,
        'read a discussion': 200,
        comment: 'permission.missing',
        'close a discussion': 200,
        'read reports': 200,
      },
    ],
    [{ areas: ['messages'] }, { ...closed, 'see oneself': 200, 'read messages': 200 }],
    [{ areas: ['notifications'] }, { ...closed, 'see oneself': 200, 'read notifications': 200 }],
    [{ areas: ['members'] }, { ...closed, 'see oneself': 200, 'read members': 200, 'add a member': 'request.invalid' }],
    [{ areas: ['settings'] }, { ...closed, 'see oneself': 200, 'read settings': 200, 'change settings': 200 }],
  ] as const;
  for (const [limits, expected, isWhole] of table) {
    const { accessToken } = await make(limits);
    const answers: Record<string, unknown> = {};
    for (const [name, [method, url, payload]] of Object.entries(actions))
      answers[name] = await by(accessToken, method, url, payload);
    if (isWhole) expect(Object.values(answers)).not.toContain(out);
    else expect({ limits, answers }).toEqual({ limits, answers: expected });
  }
});

test('a limited token of an administrator is no administrator, and starts no work that outlasts the request', async () => {
  const { accessToken } = await make({ areas: ['posts', 'moderation'] });
  const started = await send(owner, 'POST', '/discussions', { name: 'Nets', body: 'a', format: 'text', categoryID });
  const move = { discussionIDs: [started.json().discussionID], categoryID };
  expect(await by(accessToken, 'PATCH', '/discussions/move', move)).toBe('access-token.out-of-scope');
  const { accessToken: settings } = await make({ areas: ['settings'] });
  const grant = { name: 'Keepers', permissions: [{ type: 'global', permissions: { 'users.delete': true } }] };
  expect(await by(settings, 'POST', '/roles', grant)).toBe('role.outranks');
});

test('a token has the permissions that its member has now', async () => {
  const { accessToken } = await make({ areas: ['settings'] });
  const other = await forum.anAdministrator();
  const theirs = await make({ areas: ['settings'] }, other);
  await forum.forum.db.updateTable('member').set({ is_admin: false }).where('user_id', '=', other.userID).execute();
  await forum.forum.db.deleteFrom('member_role').where('user_id', '=', other.userID).execute();
  await forum.forum.db.insertInto('member_role').values({ user_id: other.userID, role_id: 8 }).execute();
  const change = { 'garden.orgName': 'Quay' };
  expect(await by(theirs.accessToken, 'PATCH', '/config', change)).toBe('config.forbidden');
  expect(await by(accessToken, 'PATCH', '/config', change)).toBe(200);
});

test('administrators see the last use of every token, revoke it, and undo that from the log', async () => {
  const member = await forum.anAdministrator();
  const { accessToken, accessTokenID } = await make({ name: 'Backup' }, member);
  await by(accessToken, 'GET', '/users/me');
  const find = async () =>
    ((await send(owner, 'GET', '/site-tokens?limit=500')).json() as { accessTokenID: number }[]).find(
      (token) => token.accessTokenID === accessTokenID,
    );
  expect(await find()).toMatchObject({
    name: 'Backup',
    user: { name: member.name },
    isService: false,
    dateLastUsed: expect.stringMatching(/:00[+.]/),
    lastIPAddress: '127.0.0.1',
  });
  expect((await send(await forum.aMember(), 'GET', '/site-tokens')).statusCode).toBe(403);
  expect((await send(owner, 'DELETE', `/site-tokens/${accessTokenID}`)).statusCode).toBe(204);
  expect([await find(), await by(accessToken, 'GET', '/users/me')]).toEqual([undefined, 'access-token.invalid']);
  const log = (await send(owner, 'GET', '/audit-logs?eventType=token.revoke')).json()[0];
  expect(log).toMatchObject({ recordName: 'Backup', insertUserID: owner.userID });
  expect((await send(owner, 'POST', `/audit-logs/${log.auditLogID}/undo`)).statusCode).toBeLessThan(300);
  expect(await by(accessToken, 'GET', '/users/me')).toBe(200);
});

test('a token of the site belongs to a service account, which cannot sign in', async () => {
  const added = await send(owner, 'POST', '/service-accounts', { name: 'Harbourbot', roleIDs: [8] });
  const { userID } = added.json();
  const body = { name: 'Weather', userID, scope: 'write', areas: ['posts'], lifetime: 30 };
  const made = await send(owner, 'POST', '/site-tokens', body);
  expect(made.json()).toMatchObject({ userID, isService: true, insertUser: { userID: owner.userID } });
  const { accessToken, accessTokenID } = made.json();
  const post = { name: 'Storm', body: 'Tonight.', format: 'text', categoryID };
  expect(await by(accessToken, 'POST', '/discussions', post)).toBe(201);
  await expect(startSession(forum.forum, userID, { persistent: false })).rejects.toMatchObject({
    code: 'session.service-account',
  });
  const person = await forum.aMember();
  const refused = await send(owner, 'POST', '/site-tokens', { ...body, userID: person.userID });
  expect(refused.json().code).toBe('access-token.not-service');
  const log = (await send(owner, 'GET', '/audit-logs?eventType=token.add')).json()[0];
  expect(JSON.stringify(log)).not.toContain(accessToken.slice(-8));
  await send(owner, 'POST', `/audit-logs/${log.auditLogID}/undo`);
  expect(log.recordID).toBe(accessTokenID);
  expect(await by(accessToken, 'GET', '/users/me')).toBe('access-token.invalid');
});

test('nobody gives a service account permissions that they lack', async () => {
  const role = {
    name: 'Clerks',
    permissions: [{ type: 'global', permissions: { 'site.manage': true, 'session.valid': true } }],
  };
  const { roleID } = (await send(owner, 'POST', '/roles', role)).json();
  const clerk = await forum.aMember({ roles: [roleID, 8] });
  const mighty = await send(clerk, 'POST', '/service-accounts', { name: 'Mightybot', roleIDs: [16] });
  expect(mighty.json().code).toBe('user.outranks');
  const { userID } = (await send(owner, 'POST', '/service-accounts', { name: 'Keeperbot', roleIDs: [32] })).json();
  const token = await send(clerk, 'POST', '/site-tokens', { name: 'x', userID });
  expect(token.json().code).toBe('user.outranks');
  const admins = await make({ name: 'Theirs' });
  expect((await send(clerk, 'DELETE', `/site-tokens/${admins.accessTokenID}`)).json().code).toBe('user.outranks');
});

test('the site limits who creates tokens and for how long', async () => {
  await send(owner, 'PATCH', '/config', { 'tokens.maxDays': 30 });
  const long = await send(owner, 'POST', '/tokens', { name: 'x', lifetime: 31 });
  expect(long.json().errors).toHaveProperty('lifetime');
  expect((await send(owner, 'POST', '/tokens', { name: 'x' })).statusCode).toBe(422);
  expect((await send(owner, 'POST', '/tokens', { name: 'x', lifetime: 30 })).statusCode).toBe(201);
  await send(owner, 'PATCH', '/config', { 'tokens.creators': 'nobody' });
  const closed = await send(owner, 'POST', '/tokens', { name: 'x', lifetime: 30 });
  expect(closed.json().code).toBe('access-token.creation-closed');
  await send(owner, 'PATCH', '/config', { 'tokens.creators': null, 'tokens.maxDays': null });
});

test('every permission and every tag of the reference page has an area or is known to have none', async () => {
  const listed = [...permissionsOfAreas(tokenAreas), ...unlimitedOnly].toSorted();
  expect(listed).toEqual([...permissionNames].toSorted());
  expect(Object.keys(areaPermissions)).toEqual([...tokenAreas]);
  const document = (await send(owner, 'GET', '/openapi.json')).json() as { paths: Record<string, object> };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as { tags?: string[] }[]);
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  expect([...tags].toSorted()).toEqual(Object.keys(areasByTag).toSorted());
});
