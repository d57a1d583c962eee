import { afterAll, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createRole, deleteRole } from '#api/member/role/role.client.ts';
import { changeUser, deleteUser } from '#api/member/user/user.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { type LogAction, logActions } from '#api/moderation/log/log-action.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { undoActionIn, undoableActions } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { answerIndexing } from '#server/post/answer-index.job.ts';
import { databaseState } from '#tests/support/server/database-state.ts';
import { startTestForum } from '#tests/support/server/test-forum.ts';
import { undoScenarios as scenarios } from './all-undo-scenarios.ts';
import { type Loss, losses } from './undo-losses.ts';
import { aScene, type Scenario, type Scene } from './undo-scenarios.ts';

/** The number of scenes of a forum. Losses delete all its records, so a forum of many scenes makes each test slower. */
const scenesOfForum = 15;

let forum = await startTestForum();
let scenes = 0;
afterAll(() => forum.close());

/**
 * The actions without an undo. An approved post is published and can be deleted instead. Declined and deleted members
 * have no account to restore. Files and secrets are erased, and so are names removed from mentions, which the log does
 * not store. Reading a conversation and viewing the forum as a role cannot be undone. Posts sent to another service stay there.
 * Messages are sent again or discarded at once. An exported list and ended sessions stay so. Backups are no data of the forum, and their files are erased.
 * What an import added can be deleted by a restoration only.
 */
const final: readonly LogAction[] = [
  'held-post.approve',
  'incoming-mail.password',
  'incoming-mail.secret',
  'mail-server.password',
  'translation-service.key',
  'mail.retry',
  'mail.discard',
  'mail.bounce-forget',
  'applicant.decline',
  'member.add',
  'member.delete',
  'member.export',
  'member.photo',
  'member.sign-out',
  'member.two-factor',
  'mention.anonymize',
  'attachment.add',
  'conversation.read',
  'role.preview',
  'role.preview-end',
  'member.message',
  'member.preview',
  'member.preview-end',
  'backup.add',
  'backup.cancel',
  'backup.check',
  'backup.delete',
  'backup.download',
  'backup.prepare',
  'backup.prepare-cancel',
  'backup.prepare-discard',
  'backup.restore',
  'backup.restore-back',
  'backup.upload',
  'former-data.delete',
  'export.add',
  'export.cancel',
  'export.delete',
  'export.download',
  'import.cancel',
  'import.delete',
  'import.dump-delete',
  'import.start',
  'import.try',
  'import.upload',
  'background-job.retry',
  'background-job.discard',
  'recount.start',
  'recount.cancel',
  'sample.remove',
];

/** A warning only adds a statement of reasons, which stays in any case and is not part of the compared state. */
const unseen: LogAction = 'member.warn';

test('every log action except the final ones can be undone, and has a scenario', () => {
  const all = Object.keys(logActions) as LogAction[];
  expect(undoableActions().toSorted()).toEqual(all.filter((action) => !final.includes(action)).toSorted());
  expect(undoableActions().filter((action) => !scenarios[action]?.length)).toEqual([]);
});

/** A scene on which every action has been undone, which can be reused like a new one. */
let restored: Scene | undefined;

async function sceneFor({ prepare }: Scenario): Promise<Scene> {
  const scene = prepare ? undefined : restored;
  restored = undefined;
  return scene ?? newScene();
}

/** Creates a scene, in a new forum when the present one has enough. */
async function newScene(): Promise<Scene> {
  if (scenes === scenesOfForum) {
    await forum.close();
    forum = await startTestForum();
    scenes = 0;
  }
  scenes += 1;
  return aScene(forum);
}

/** The error that ends the transaction of a simulated loss, so that it is rolled back. */
class Tried extends Error {}

/** Returns the result of an undo after a loss: `done`, the error code of the rejection, or the unexpected error. */
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

/** Returns the state after all posts have been reindexed with the current fields. */
async function settledState() {
  await answerIndexing.handler(forum.forum, {}, { id: '', attempt: 1, attempts: 1 });
  return databaseState(forum.forum);
}

/** Returns the unexpected errors of undoing an action after each loss. A missing record must be rejected or skipped. */
async function faultsAfterLosses(scene: Scene, logID: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (const [name, loss] of Object.entries(losses)) outcomes.push(`${name}: ${await undoAfter(loss, scene, logID)}`);
  return outcomes.filter((outcome) => outcome.includes('fault'));
}

for (const [action, ways] of Object.entries(scenarios))
  for (const [index, way] of ways.entries())
    test(`${action} is undone completely, or as far as the records it named still exist${index > 0 ? ` (${index + 1})` : ''}`, async () => {
      const scene = await sceneFor(way);
      await way.prepare?.(scene);
      const former = await settledState();
      await way.act(scene);
      if (action !== unseen) expect(await databaseState(forum.forum)).not.toEqual(former);
      const [entry] = (await listAuditLogs(scene.administrator.api, { eventType: action, limit: 1 })).body;
      expect(entry).toMatchObject({
        eventType: action,
        insertUserID: way.isOfForum ? null : scene.administrator.userID,
        canUndo: true,
      });
      if (index === 0) expect(await faultsAfterLosses(scene, Number(entry?.auditLogID))).toEqual([]);
      if (way.undo) await way.undo(scene);
      else expect((await undoAuditLog(scene.administrator.api, entry?.auditLogID ?? '')).status).toBe(204);
      expect(await settledState()).toEqual(former);
      if (!way.prepare) restored = scene;
    });

test('undoing the deletion of a role returns it to the members who still exist', async () => {
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
