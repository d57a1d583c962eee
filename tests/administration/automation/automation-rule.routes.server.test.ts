import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type {
  AutomationCatalog,
  AutomationDispatch,
  AutomationDispatchRecord,
  AutomationPreview,
  AutomationRule,
} from '#api/administration/automation/automation-rule.contract.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { createRole } from '#api/member/role/role.client.ts';
import { scanAutomationRules } from '#server/administration/automation/automation-start.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { undoAction } from '#server/moderation/log/moderation-log.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const admin = await forum.anAdministrator();
const lea = await forum.aMember({ name: 'lea', email: 'lea@garden.example' });
const categoryID = await forum.aCategory();
const archiveID = await forum.aCategory();

const base = '/api/v2/automation-rules';
const call = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path = '', payload?: object, who = admin) =>
  (await who.request({ method, url: `${base}${path}`, ...(payload && { payload }) })).json<T>();
const add = (content: object) => call<AutomationRule>('POST', '', { name: 'Rule', ...content });
const records = ({ automationRuleDispatchID: id }: AutomationDispatch) =>
  call<AutomationDispatchRecord[]>('GET', `/dispatches/${id}/records`);
const runsOf = ({ automationRuleID: id }: AutomationRule) =>
  call<AutomationDispatch[]>('GET', `/dispatches?automationRuleID=${id}`);
const scan = async () => {
  await scanAutomationRules(forum.forum);
  await forum.forum.jobs.settled();
};
const run = async (rule: AutomationRule) => {
  const begun = await call<AutomationDispatch>('POST', `/${rule.automationRuleID}/trigger`, {});
  await forum.forum.jobs.settled();
  return begun;
};
const write = async (name: string, who: TestUser = lea) =>
  (
    await who.request({
      method: 'POST',
      url: '/api/v2/discussions',
      payload: { name, body: 'It floats.', format: 'text', categoryID },
    })
  ).json<Discussion>();
const read = async (id: number) => (await admin.request({ url: `/api/v2/discussions/${id}` })).json<Discussion>();
const age = (table: 'discussion' | 'member', id: number, hours: number) =>
  sql`update ${sql.table(table)}
    set date_inserted = date_inserted - interval '1 hour' * ${hours}::integer
    where ${sql.ref(`${table === 'member' ? 'user' : table}_id`)} = ${id}`.execute(forum.forum.db);

const closing = (words: string) => ({
  triggerType: 'staleDiscussion',
  triggerValue: { hours: 48 },
  conditions: [{ conditionType: 'words', conditionValue: { words: [words] } }],
  actionType: 'closeDiscussion',
});

test('automation rules need site.manage', async () => {
  const moderator = await forum.aModerator();
  for (const who of [forum.guest, lea, moderator]) {
    expect((await who.request({ url: base })).statusCode).toBe(403);
    expect((await who.request({ method: 'POST', url: base, payload: { name: 'x', ...closing('x') } })).statusCode).toBe(
      403,
    );
  }
});

test('the catalog describes every trigger, condition and action as one form in the language of the reader', async () => {
  const { schema, triggers } = await call<AutomationCatalog>('GET', '/catalog');
  expect(triggers.find(({ triggerType }) => triggerType === 'staleDiscussion')).toEqual({
    triggerType: 'staleDiscussion',
    name: 'A discussion has no comments',
    kind: 'discussion',
    actsOnPresent: false,
  });
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['member-action', 'heldPost-conditions']));
  expect(JSON.stringify(schema)).not.toContain('"automation.');
});

test('a rule with missing or wrong settings is refused at the fields of its form', async () => {
  const wrong = await admin.request({
    method: 'POST',
    url: base,
    payload: { name: 'x', triggerType: 'staleDiscussion', triggerValue: { hours: 0 }, actionType: 'moveToCategory' },
  });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().errors)).toEqual(
    expect.arrayContaining(['staleDiscussion-hours', 'discussion-moveToCategory-categoryID']),
  );
  const other = { name: 'x', triggerType: 'staleDiscussion', actionType: 'approveHeldPost' };
  expect((await admin.request({ method: 'POST', url: base, payload: other })).statusCode).toBe(422);
});

test('a dry run lists what the rule would have done and changes nothing', async () => {
  const { discussionID } = await write('A quiet boat');
  await write('A quiet boat of today');
  await age('discussion', discussionID, 72);
  const preview = await call<AutomationPreview>('POST', '/preview', { name: 'x', ...closing('quiet boat') });
  expect(preview).toMatchObject({
    count: 1,
    hasMore: false,
    records: [{ recordID: discussionID, name: 'A quiet boat' }],
  });
  expect((await read(discussionID)).closed).toBe(false);
});

test('an active rule acts once on what happens after its activation, and its run can be undone', async () => {
  const rule = await add(closing('rowing'));
  expect(rule).toMatchObject({ status: 'inactive', countRecords: 0 });
  const { discussionID } = await write('On rowing');
  await age('discussion', discussionID, 60);
  await call('PUT', `/${rule.automationRuleID}/status`, { status: 'active' });
  await scan();
  expect(await runsOf(rule)).toEqual([]);
  await sql`update automation_rule set date_active = date_active - interval '1 day'`.execute(forum.forum.db);
  await scan();
  await scan();
  const [done, ...others] = await runsOf(rule);
  expect(others).toEqual([]);
  expect(done).toMatchObject({ dispatchType: 'triggered', status: 'finished', countDone: 1, countUndoable: 1 });
  expect((await read(discussionID)).closed).toBe(true);
  await call('POST', `/dispatches/${done?.automationRuleDispatchID}/undo`, {});
  await forum.forum.jobs.settled();
  expect((await read(discussionID)).closed).toBe(false);
  expect(await records(done as AutomationDispatch)).toMatchObject([{ recordID: discussionID, status: 'undone' }]);
  await scan();
  expect(await runsOf(rule)).toHaveLength(1);
  await call('PUT', `/${rule.automationRuleID}/status`, { status: 'inactive' });
});

test('a rule acts on nothing that happened before its activation, also in the same second', async () => {
  const rule = await add({ triggerType: 'discussionCreated', actionType: 'closeDiscussion' });
  await write('Before the activation');
  await call('PUT', `/${rule.automationRuleID}/status`, { status: 'active' });
  await scan();
  expect(await runsOf(rule)).toEqual([]);
  const { discussionID } = await write('After the activation');
  await scan();
  expect((await read(discussionID)).closed).toBe(true);
  await call('PUT', `/${rule.automationRuleID}/status`, { status: 'inactive' });
});

test('a run that affects more records than allowed waits until somebody confirms or skips it', async () => {
  const [one, two] = [await write('Tidal one'), await write('Tidal two')];
  for (const { discussionID } of [one, two]) await age('discussion', discussionID, 72);
  const rule = await add({ ...closing('tidal'), maximum: 1 });
  const waiting = await run(rule);
  expect(waiting).toMatchObject({ status: 'waiting', countRecords: 2, countDone: 0 });
  expect(await call('POST', `/${rule.automationRuleID}/trigger`, {})).toMatchObject({
    code: 'automation-rule.waiting',
  });
  const path = `/dispatches/${waiting.automationRuleDispatchID}/confirmation`;
  await call('PUT', path, { confirmed: true });
  await forum.forum.jobs.settled();
  expect((await read(one.discussionID)).closed).toBe(true);
  expect(await call('PUT', path, { confirmed: false })).toMatchObject({ code: 'automation-rule.decided' });
  expect(await call('POST', `/${rule.automationRuleID}/trigger`, {})).toMatchObject({
    code: 'automation-rule.no-records',
  });
});

test('a rule whose administrator may no longer manage the site is suspended', async () => {
  const other = await forum.anAdministrator();
  const rule = await call<AutomationRule>('POST', '', { name: 'Theirs', ...closing('theirs') }, other);
  await call('PUT', `/${rule.automationRuleID}/status`, { status: 'active' }, other);
  await sql`update member set is_admin = false where user_id = ${other.userID}`.execute(forum.forum.db);
  await sql`delete from member_role where user_id = ${other.userID}`.execute(forum.forum.db);
  await scan();
  const { status, suspension } = await call<AutomationRule>('GET', `/${rule.automationRuleID}`);
  expect(status).toBe('suspended');
  expect(suspension).toContain('may no longer manage the site');
});

test('every change of a rule is logged and can be undone', async () => {
  const rule = await add(closing('logged'));
  const path = `/${rule.automationRuleID}`;
  await call('PATCH', path, { name: 'Renamed', ...closing('logged') });
  await admin.request({ method: 'DELETE', url: `${base}${path}` });
  expect(await call('GET', path)).toMatchObject({ code: 'automation-rule.not-found' });
  const { rows } = await sql<{ id: number }>`
    select moderation_log_id as id from moderation_log
    where record_type = 'automation-rule' and record_id = ${rule.automationRuleID} order by 1 desc
  `.execute(forum.forum.db);
  expect(rows).toHaveLength(3);
  const viewer = await viewerOfUser(forum.forum, admin.userID);
  await undoAction(forum.forum, viewer, rows[0]?.id ?? 0);
  expect(await call('GET', path)).toMatchObject({ name: 'Renamed' });
  await undoAction(forum.forum, viewer, rows[1]?.id ?? 0);
  expect(await call('GET', path)).toMatchObject({ name: 'Rule' });
});

test('a rule finds and names only records that its member can see', async () => {
  const names = ['session.valid', 'site.manage', 'discussions.view', 'discussions.edit'];
  const permissions = [{ type: 'global' as const, permissions: Object.fromEntries(names.map((name) => [name, true])) }];
  const { roleID } = (await createRole(admin.api, { name: 'Manager', permissions })).body;
  const manager = await forum.aMember({ roles: [roleID] });
  const { discussionID } = await write('On hidden coves');
  const rule = await add({
    triggerType: 'discussionCreated',
    conditions: [{ conditionType: 'words', conditionValue: { words: ['coves'] } }],
    actionType: 'closeDiscussion',
  });
  const begun = await run(rule);
  const preview = async (who: TestUser) =>
    (await call<AutomationPreview>('POST', '/preview', { ...rule, days: 30 }, who)).records;
  const named = async (who: TestUser, { automationRuleDispatchID } = begun) =>
    (
      await call<AutomationDispatchRecord[]>('GET', `/dispatches/${automationRuleDispatchID}/records`, undefined, who)
    ).map(({ name, url }) => ({ name, url }));
  expect(await preview(manager)).toMatchObject([{ recordID: discussionID, name: 'On hidden coves' }]);
  await setOwnPermissions(forum, categoryID);
  expect(await preview(manager)).toEqual([]);
  expect(await named(manager)).toEqual([{ name: '', url: '' }]);
  expect(await named(admin)).toMatchObject([{ name: 'On hidden coves' }]);
  const { automationRuleID } = await add({ ...rule, name: 'Another' });
  expect(await call('POST', `/${automationRuleID}/trigger`, {}, manager)).toMatchObject({
    code: 'automation-rule.no-records',
  });
  await setOwnPermissions(forum, categoryID, false);

  await changeConfig(admin.api, { 'premoderation.keywords': ['quicksand'] });
  await write('On quicksand');
  await changeConfig(admin.api, { 'premoderation.keywords': [] });
  await sql`update held_post set date_inserted = date_inserted - interval '3 hours'`.execute(forum.forum.db);
  const waiting = await run(
    await add({
      ...{ triggerType: 'heldPost', triggerValue: { hours: 1 }, conditions: [] },
      ...{ actionType: 'notifyModerators', actionValue: { text: 'Look' } },
    }),
  );
  expect(await named(admin, waiting)).toMatchObject([{ name: 'On quicksand' }]);
  expect(await named(manager, waiting)).toEqual([{ name: '', url: '' }]);
});

describe('actions', () => {
  const apply = async (content: object) => {
    const begun = await run(await add({ conditions: [], ...content }));
    const [row] = await records(begun);
    return { begun, row };
  };
  const undo = async ({ automationRuleDispatchID: id }: AutomationDispatch) => {
    await call('POST', `/dispatches/${id}/undo`, {});
    await forum.forum.jobs.settled();
  };
  const only = (word: string) => [{ conditionType: 'words', conditionValue: { words: [word] } }];
  const created = (word: string) => ({ triggerType: 'discussionCreated', conditions: only(word) });
  const gardeners = [{ conditionType: 'emailDomain', conditionValue: { domains: ['garden.example'] } }];

  test('roles are added to members of a domain, and removed by the undo', async () => {
    const roleID = roleIDs.moderator;
    const member = { triggerType: 'memberRegistered', conditions: gardeners };
    const { begun } = await apply({ ...member, actionType: 'addRole', actionValue: { roleIDs: [roleID] } });
    const rolesOf = async () =>
      (
        await sql<{ role_id: number }>`select role_id from member_role where user_id = ${lea.userID}`.execute(
          forum.forum.db,
        )
      ).rows.map(({ role_id }) => role_id);
    expect(await rolesOf()).toContain(roleID);
    await undo(begun);
    expect(await rolesOf()).not.toContain(roleID);
  });

  test('a member receives a message with the name filled in', async () => {
    const member = { triggerType: 'memberRegistered', conditions: gardeners };
    const { row } = await apply({ ...member, actionType: 'sendMessage', actionValue: { body: 'Welcome, {name}!' } });
    expect(row?.status).toBe('done');
    const { rows } = await sql<{ body: string }>`select body from conversation_message`.execute(forum.forum.db);
    expect(rows.map(({ body }) => body)).toContain('Welcome, lea!');
  });

  test('discussions are moved, bumped, collected and escalated, and a failure names its reason', async () => {
    const { discussionID } = await write('On harbours');
    const move = { actionType: 'moveToCategory', actionValue: { categoryID: archiveID } };
    const { begun } = await apply({ ...created('harbours'), ...move });
    expect((await read(discussionID)).categoryID).toBe(archiveID);
    await undo(begun);
    expect((await read(discussionID)).categoryID).toBe(categoryID);
    expect((await apply({ ...created('harbours'), actionType: 'bumpDiscussion' })).row?.status).toBe('done');
    const payload = { name: 'Best of', records: [] };
    const collected = await admin.request({ method: 'POST', url: '/api/v2/collections', payload });
    const actionValue = { collectionID: collected.json().collectionID };
    const kept = await apply({ ...created('harbours'), actionType: 'addToCollection', actionValue });
    expect(kept.row?.status).toBe('done');
    expect((await runsOf({ automationRuleID: kept.begun.automationRuleID } as AutomationRule))[0]?.countUndoable).toBe(
      1,
    );
    expect((await apply({ ...created('harbours'), actionType: 'createEscalation' })).row?.status).toBe('done');
    const twice = await apply({ ...created('harbours'), actionType: 'createEscalation' });
    expect(twice.row).toMatchObject({ status: 'failed', reason: expect.any(String) });
  });

  test('a record whose transaction fails again and again ends its run with the failure', async () => {
    await write('On reefs');
    await sql`
      create function refuse_closing() returns trigger language plpgsql as
      $$ begin raise exception 'conflict' using errcode = '40001'; end $$
    `.execute(forum.forum.db);
    await sql`
      create trigger refuse_closing before update of closed on discussion
      for each row execute function refuse_closing()
    `.execute(forum.forum.db);
    const { begun, row } = await apply({ ...created('reefs'), actionType: 'closeDiscussion' });
    await sql`drop function refuse_closing cascade`.execute(forum.forum.db);
    expect(row).toMatchObject({ status: 'failed', reason: expect.any(String) });
    expect((await runsOf({ automationRuleID: begun.automationRuleID } as AutomationRule))[0]?.status).toBe('finished');
  });

  test('a discussion that was deleted while a run waited is not bumped', async () => {
    const { discussionID } = await write('On wrecks');
    await write('More wrecks');
    const rule = await add({ ...created('wrecks'), actionType: 'bumpDiscussion', maximum: 1 });
    const begun = await run(rule);
    await admin.request({ method: 'DELETE', url: `/api/v2/discussions/${discussionID}` });
    await call('PUT', `/dispatches/${begun.automationRuleDispatchID}/confirmation`, { confirmed: true });
    await forum.forum.jobs.settled();
    expect(await records(begun)).toMatchObject([
      { recordID: discussionID, status: 'failed', reason: expect.stringContaining(admin.name) },
      { status: 'done' },
    ]);
  });

  test('an action that makes several entries in the log is undone with all of them, or not at all', async () => {
    const { discussionID } = await write('On anchors');
    const actionValue = { name: 'Look', removes: true };
    const { begun } = await apply({ ...created('anchors'), actionType: 'createEscalation', actionValue });
    const entries = async () =>
      (
        await sql<{ action: string; reason: string; isUndone: boolean }>`
          select action, reason, undone_by is not null as "isUndone" from moderation_log
          where record_type = 'discussion' and record_id = ${discussionID} and undo_of is null order by moderation_log_id`.execute(
          forum.forum.db,
        )
      ).rows;
    const both = (isUndone: boolean) => [
      { action: 'discussion.delete', reason: 'Rule', isUndone },
      { action: 'report.escalate', reason: 'Rule', isUndone },
    ];
    expect(await entries()).toEqual(both(false));
    const { rows } = await sql<{ id: number }>`
      insert into moderation_log (action, record_type, record_id, actor_id, before, after)
      select action, record_type, record_id, actor_id, before, after from moderation_log
      where record_type = 'discussion' and record_id = ${discussionID} and action = 'discussion.delete'
      returning moderation_log_id as id`.execute(forum.forum.db);
    await undo(begun);
    expect(await entries()).toMatchObject([...both(false), { action: 'discussion.delete' }]);
    expect(await records(begun)).toMatchObject([{ status: 'done', reason: expect.stringContaining(admin.name) }]);
    await sql`delete from moderation_log where moderation_log_id = ${rows[0]?.id}`.execute(forum.forum.db);
    await undo(begun);
    expect(await entries()).toEqual(both(true));
    expect((await runsOf({ automationRuleID: begun.automationRuleID } as AutomationRule))[0]).toMatchObject({
      status: 'finished',
      countUndoable: 0,
    });
    expect(await call('POST', `/dispatches/${begun.automationRuleDispatchID}/undo`, {})).toMatchObject({
      code: 'log-entry.final',
    });
    expect((await read(discussionID)).name).toBe('On anchors');
  });

  test('what somebody undid in the log counts as undone in the history', async () => {
    const { discussionID } = await write('On keels');
    const { begun } = await apply({ ...created('keels'), actionType: 'closeDiscussion' });
    const { rows } = await sql<{ id: number }>`
      select moderation_log_id as id from moderation_log where record_id = ${discussionID} and action = 'discussion.close'
    `.execute(forum.forum.db);
    await undoAction(forum.forum, await viewerOfUser(forum.forum, admin.userID), rows[0]?.id ?? 0);
    expect(await records(begun)).toMatchObject([{ recordID: discussionID, status: 'undone' }]);
  });

  test.each([
    ['timeSinceUserRegistration', { hours: 1 }],
    ['timeSinceUserLastActive', { hours: 1 }],
    ['memberPosts', { count: 1 }],
    ['memberPoints', { count: 1 }],
    ['profileField', { apiName: 'team', value: 'Red' }],
    ['discussionCreated', {}],
    ['lastActiveDiscussion', { hours: 1 }],
    ['unAnsweredQuestion', { hours: 1 }],
    ['ideationVote', { score: 1 }],
    ['commentCreated', {}],
    ['reportPost', { count: 1, reasons: ['spam'] }],
    ['heldPost', { hours: 1 }],
  ])('the trigger %s searches with every condition of its kind', async (triggerType, triggerValue) => {
    const { schema, triggers } = await call<AutomationCatalog>('GET', '/catalog');
    const kind = triggers.find((one) => one.triggerType === triggerType)?.kind;
    const values: Record<string, object> = {
      category: { categoryIDs: [categoryID], includeSubcategories: true },
      role: { roleIDs: [8], isWithout: true },
      postType: { type: 'discussion' },
      tag: { tagIDs: [1] },
      words: { words: ['100%'] },
      emailDomain: { domains: ['@garden.example'] },
      accountAge: { hours: 2, isOlder: false },
      emailConfirmed: {},
    };
    const types = schema.properties[`${kind}-conditions`]?.items?.properties?.['conditionType']?.enum as string[];
    const conditions = types.map((conditionType) => ({ conditionType, conditionValue: values[conditionType] }));
    const preview = await call('POST', '/preview', {
      ...{ name: 'x', triggerType, triggerValue, conditions },
      actionType: 'notifyModerators',
      actionValue: { text: 'Look' },
    });
    expect(preview).toMatchObject({ records: [] });
  });
});
