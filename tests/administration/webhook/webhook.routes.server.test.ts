import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Webhook, WebhookDelivery } from '#api/administration/webhook/webhook.contract.ts';
import { attemptDelivery } from '#server/administration/webhook/webhook-delivery.ts';
import { planWebhooks } from '#server/administration/webhook/webhook-planner.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Received[] = [];
let answer = { status: 200, body: 'Thank you.' };
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString('utf8');
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const { port } = receiver.address() as AddressInfo;

const forum = await testForum({ WEBHOOK_ENDPOINTS: `127.0.0.1:${port}` });
const administrator = await forum.anAdministrator();
const categoryID = await forum.aCategory();
const secret = 'the secret of a receiver';
const hookURL = `http://127.0.0.1:${port}/hooks?key=1`;

beforeEach(async () => {
  received.length = 0;
  answer = { status: 200, body: 'Thank you.' };
  forum.setNow();
  await forum.forum.db.deleteFrom('webhook').execute();
});

const send = (method: InjectOptions['method'], url: string, payload?: object, user = administrator) =>
  user.request({ method: method ?? 'GET', url: `/api/v2${url}`, ...(payload && { payload }) });

const aHook = async (given: object = {}): Promise<Webhook> => {
  const payload = { name: 'Bot', url: hookURL, events: ['discussion.added'], roleID: roleIDs.member, secret, ...given };
  const response = await send('POST', '/webhooks', payload);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};

const aDiscussion = async (given: object = {}): Promise<number> => {
  const payload = { name: 'Ropes', body: 'Which one?', format: 'text', categoryID, ...given };
  return (await send('POST', '/discussions', payload)).json().discussionID;
};

const deliver = async () => {
  await planWebhooks(forum.forum);
  await forum.forum.jobs.settled();
};

const historyOf = async ({ webhookID }: Webhook): Promise<WebhookDelivery[]> =>
  (await send('GET', `/webhooks/${webhookID}/deliveries`)).json();

test('an event is sent once, signed, and is in the history', async () => {
  const hook = await aHook();
  await aHook({ name: 'Other events', events: ['report.added'] });
  const discussionID = await aDiscussion();
  await Promise.all([planWebhooks(forum.forum), planWebhooks(forum.forum)]);
  await deliver();
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [Received];
  expect(JSON.parse(body)).toMatchObject({
    event: 'discussion.added',
    actorID: administrator.userID,
    discussion: { discussionID, name: 'Ropes', insertUser: { name: administrator.name } },
  });
  const [, time] = /^t=(\d+),v1=/.exec(String(headers['x-folkmoot-signature'])) ?? [];
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  expect(headers['x-folkmoot-signature']).toBe(`t=${time},v1=${signature}`);
  expect(await historyOf(hook)).toMatchObject([
    { status: 'delivered', attempts: 1, body, responseStatus: 200, responseStart: 'Thank you.', problem: null },
  ]);
});

test('every event reaches a webhook for all of them', async () => {
  const events = [
    'discussion.added',
    'discussion.deleted',
    'comment.added',
    'comment.deleted',
    'reaction.added',
    'user.added',
    'report.added',
  ];
  await aHook({ events, roleID: roleIDs.moderator, sendsPrivate: true });
  const member = await forum.aMember();
  const discussionID = await aDiscussion();
  const comment = await send('POST', '/comments', { discussionID, body: 'This.', format: 'text' });
  const { commentID } = comment.json();
  await send('POST', `/comments/${commentID}/reactions`, { reactionType: 'Like' }, member);
  const report = {
    recordType: 'comment',
    recordID: commentID,
    reportReasonIDs: ['spam'],
    noteBody: '',
    noteFormat: 'text',
  };
  expect((await send('POST', '/reports', report, member)).statusCode).toBe(201);
  const user = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };
  expect((await send('POST', '/users', user)).statusCode).toBe(201);
  await deliver();
  const sent = () => received.map(({ body }) => JSON.parse(body));
  expect(
    sent()
      .map(({ event }) => event)
      .toSorted(),
  ).toEqual(events.filter((event) => !event.endsWith('deleted')).toSorted());
  received.length = 0;
  await send('DELETE', `/comments/${commentID}`);
  await send('DELETE', `/discussions/${discussionID}`);
  await deliver();
  expect(sent()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'comment.deleted', comment: { commentID } }),
      expect.objectContaining({ event: 'discussion.deleted', discussion: { discussionID } }),
    ]),
  );
});

test('content that the role or guests may not read is not sent', async () => {
  const closed = await forum.aCategory();
  await setOwnPermissions(forum, closed);
  await aHook();
  await aHook({ name: 'Reports', events: ['report.added'], roleID: roleIDs.moderator });
  const discussionID = await aDiscussion({ categoryID: closed });
  const open = await aDiscussion({ name: 'Open' });
  const reporter = await forum.aMember();
  await send(
    'POST',
    '/reports',
    { recordType: 'discussion', recordID: open, reportReasonIDs: ['spam'], noteBody: '', noteFormat: 'text' },
    reporter,
  );
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).discussion?.discussionID)).not.toContain(discussionID);
  expect(received.map(({ body }) => JSON.parse(body).event)).toEqual(['discussion.added']);
});

test('only public addresses and permitted endpoints are reached, and redirects are not followed', async () => {
  const ping = async (url: string) => {
    const { webhookID } = await aHook({ url });
    const response = await send('POST', `/webhooks/${webhookID}/pings`);
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  for (const url of ['http://127.0.0.1:9', 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/latest'])
    expect(await ping(url)).toMatchObject({ status: 'failed', problem: 'private', responseStatus: null });
  expect(received).toHaveLength(0);
  answer = { status: 307, body: 'x'.repeat(5_000) };
  expect(await ping(hookURL)).toMatchObject({ status: 'failed', problem: 'status', responseStatus: 307 });
  expect(received).toHaveLength(1);
  const [delivery] = (await forum.forum.db
    .selectFrom('webhook_delivery')
    .select('response_start')
    .where('response_status', '=', 307)
    .execute()) as [{ response_start: string }];
  expect(delivery.response_start).toHaveLength(1_024);
});

test('a failed delivery waits for its retries, can be sent again, and a receiver that is dead for days rests', async () => {
  const hook = await aHook();
  answer = { status: 500, body: 'Out of order' };
  await aDiscussion();
  await deliver();
  const [waiting] = await historyOf(hook);
  expect(waiting).toMatchObject({ status: 'waiting', attempts: 1, responseStatus: 500, problem: 'status' });
  const deliveryID = waiting?.webhookDeliveryID ?? '';
  const again = () => send('POST', `/webhooks/${hook.webhookID}/deliveries/${deliveryID}/redeliver`);
  expect((await again()).json()).toMatchObject({ status: 'waiting', attempts: 2 });
  for (let attempt = 0; attempt < 8; attempt += 1) await attemptDelivery(forum.forum, deliveryID, { isLast: false });
  const read = async () => (await send('GET', `/webhooks/${hook.webhookID}`)).json();
  expect(await read()).toMatchObject({ status: 'active', failures: 10 });
  forum.setNow(new Date(Date.now() + 3 * 86_400_000 + 1_000));
  await attemptDelivery(forum.forum, deliveryID, { isLast: true });
  forum.setNow();
  expect(await read()).toMatchObject({ status: 'resting', failures: 11 });
  expect((await again()).json()).toMatchObject({ code: 'webhook.inactive' });
  const log = (await send('GET', `/audit-logs?recordType=webhook&recordID=${hook.webhookID}`)).json();
  expect(log).toMatchObject([{ eventType: 'webhook.change', insertUserID: null }, { eventType: 'webhook.add' }]);
  answer = { status: 204, body: '' };
  expect((await send('POST', `/webhooks/${hook.webhookID}/pings`)).json()).toMatchObject({ status: 'delivered' });
  await send('PATCH', `/webhooks/${hook.webhookID}`, { status: 'active' });
  expect((await again()).json()).toMatchObject({ status: 'delivered', problem: null });
  expect(await read()).toMatchObject({ status: 'active', failures: 0 });
});

test('the secret is returned once, and is encrypted in the database and the log', async () => {
  const hook = await aHook({ secret: undefined });
  expect(hook.secret).toMatch(/^[\w-]{20,}$/);
  expect((await send('GET', `/webhooks/${hook.webhookID}`)).json().secret).toBeUndefined();
  const renamed = await send('PATCH', `/webhooks/${hook.webhookID}`, { name: 'Renamed' });
  expect(renamed.json()).not.toHaveProperty('secret');
  const rows = await forum.forum.db.selectFrom('webhook').select('secret').execute();
  const entries = await forum.forum.db.selectFrom('moderation_log').selectAll().execute();
  expect(JSON.stringify([rows, entries])).not.toContain(hook.secret);
  await forum.forum.db
    .updateTable('webhook')
    .set({ secret: `${rows.find(({ secret }) => secret)?.secret.slice(0, -4)}AAAA` })
    .where('webhook_id', '=', hook.webhookID)
    .execute();
  const ping = await send('POST', `/webhooks/${hook.webhookID}/pings`);
  expect(ping.json()).toMatchObject({ status: 'failed', problem: 'secret' });
});

test('adding, changing and deleting can be undone', async () => {
  const hook = await aHook();
  const undo = async () => {
    const [entry] = (await send('GET', '/audit-logs?recordType=webhook&limit=1')).json();
    expect((await send('POST', `/audit-logs/${entry.auditLogID}/undo`)).statusCode).toBe(204);
  };
  await send('PATCH', `/webhooks/${hook.webhookID}`, { url: 'https://example.org/other' });
  await undo();
  expect((await send('GET', `/webhooks/${hook.webhookID}`)).json().url).toBe(hookURL);
  await send('DELETE', `/webhooks/${hook.webhookID}`);
  await undo();
  await aDiscussion();
  await deliver();
  expect(received).toHaveLength(1);
});

test('nobody sends what they may not read, and only site.manage sees webhooks', async () => {
  const moderator = await forum.aModerator();
  expect((await send('GET', '/webhooks', undefined, moderator)).statusCode).toBe(403);
  const payload = { name: 'Bot', url: hookURL, events: ['discussion.added'], roleID: 9_999 };
  expect((await send('POST', '/webhooks', payload)).statusCode).toBe(422);
  expect(
    (await send('POST', '/webhooks', { ...payload, roleID: roleIDs.member, url: 'ftp://example.org' })).statusCode,
  ).toBe(422);
});
