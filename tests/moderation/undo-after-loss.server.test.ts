import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createRole, deleteRole } from '#api/member/role.client.ts';
import { changeUser, deleteUser } from '#api/member/user.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/audit-log.client.ts';
import { roleIDs } from '#server/member/permission-book.ts';
import { viewerOfUser } from '#server/member/session.ts';
import { undoActionIn } from '#server/moderation/moderation-log.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { startTestForum, type TestForum } from '#tests/support/test-forum.ts';
import { undoScenarios } from './all-undo-scenarios.ts';
import { type Loss, losses } from './undo-losses.ts';
import { aScene, type Scene } from './undo-scenarios.ts';

let forum: TestForum;
beforeAll(async () => {
  forum = await startTestForum();
});
afterAll(() => forum?.close());

/** Ends the transaction in which something was lost, so that nothing of it stays. */
class Tried extends Error {}

/** How an undo ends once something is gone: `done`, or the code of its refusal, or the fault that it met. */
async function undoAfter(loss: Loss, scene: Scene, logID: number): Promise<string> {
  const viewer = await viewerOfUser(forum.forum, scene.administrator.userID);
  try {
    await inTransaction(forum.forum.db, async (trx) => {
      await loss(trx, scene);
      await undoActionIn(trx, forum.forum, viewer, logID);
      throw new Tried();
    });
  } catch (error) {
    if (error instanceof Tried) return 'done';
    return error instanceof ApiError ? error.code : `fault: ${error}`;
  }
  return 'fault: nothing was tried';
}

for (const [action, [way]] of Object.entries(undoScenarios))
  test(`${action}: what it named may be gone by the time it is taken back`, async () => {
    const scene = await aScene(forum);
    await way?.prepare?.(scene);
    await way?.act(scene);
    const [entry] = (await listAuditLogs(scene.administrator.api, { eventType: action, limit: 1 })).body;
    const outcomes: string[] = [];
    for (const [name, loss] of Object.entries(losses))
      outcomes.push(`${name}: ${await undoAfter(loss, scene, Number(entry?.auditLogID))}`);
    expect(outcomes.filter((outcome) => outcome.includes('fault'))).toEqual([]);
  });

test('a deleted role comes back to those who are still here', async () => {
  const scene = await aScene(forum);
  const { administrator, reader } = scene;
  const stays = await forum.aMember();
  const role = { name: `Carvers ${scene.discussionID}`, permissions: [] };
  const { roleID } = (await createRole(administrator.api, role)).body;
  for (const { userID } of [reader, stays])
    await changeUser(administrator.api, userID, { roleID: [roleIDs.member, roleID] });
  await deleteRole(administrator.api, roleID);
  const [entry] = (await listAuditLogs(administrator.api, { eventType: 'role.delete', limit: 1 })).body;
  await deleteUser(administrator.api, reader.userID, 'keep');
  expect((await undoAuditLog(administrator.api, entry?.auditLogID ?? '')).status).toBe(204);
  const { db } = forum.forum;
  const holders = await db.selectFrom('member_role').select('user_id').where('role_id', '=', roleID).execute();
  expect(holders).toEqual([{ user_id: stays.userID }]);
});
