import { expect, test } from 'vitest';
import { listAuditLogs, undoAuditLog } from '#api/moderation/audit-log.client.ts';
import { type LogAction, logActions } from '#api/moderation/log-action.ts';
import { undoableActions } from '#server/moderation/moderation-log.ts';
import { databaseState } from '#tests/support/database-state.ts';
import { testForum } from '#tests/support/test-forum.ts';
import { undoScenarios as scenarios } from './all-undo-scenarios.ts';
import { aScene } from './undo-scenarios.ts';

const forum = await testForum();

/**
 * What is taken back by another action: a post that was approved is posted then, and is deleted (which is taken back). Who
 * was declined has no account any more to come back to; neither has who was deleted. Files and secrets are gone for good,
 * and so are names taken out of mentions: the log does not keep them. What another service was told
 * stays there.
 */
const final: readonly LogAction[] = [
  'held-post.approve',
  'applicant.decline',
  'member.add',
  'member.delete',
  'member.photo',
  'member.two-factor',
  'mention.anonymize',
  'attachment.add',
];

/** A warning alone is a statement of reasons, which stays, taken back or not; it is not among what is compared. */
const unseen: LogAction = 'member.warn';

test('every action of the log can be taken back, and is tried', () => {
  const all = Object.keys(logActions) as LogAction[];
  expect(undoableActions().toSorted()).toEqual(all.filter((action) => !final.includes(action)).toSorted());
  expect(undoableActions().filter((action) => !scenarios[action]?.length)).toEqual([]);
});

for (const [action, ways] of Object.entries(scenarios))
  for (const [index, { prepare, act, undo }] of ways.entries())
    test(`${action} is taken back whole${index > 0 ? ` (${index + 1})` : ''}`, async () => {
      const scene = await aScene(forum);
      await prepare?.(scene);
      const former = await databaseState(forum.forum);
      await act(scene);
      if (action !== unseen) expect(await databaseState(forum.forum)).not.toEqual(former);
      const [entry] = (await listAuditLogs(scene.administrator.api, { eventType: action, limit: 1 })).body;
      expect(entry).toMatchObject({ eventType: action, insertUserID: scene.administrator.userID, canUndo: true });
      if (undo) await undo(scene);
      else expect((await undoAuditLog(scene.administrator.api, entry?.auditLogID ?? '')).status).toBe(204);
      expect(await databaseState(forum.forum)).toEqual(former);
    });
