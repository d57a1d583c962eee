import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLogs, undoAuditLog } from '#api/moderation/audit-log.client.ts';
import { type LogAction, logActions } from '#api/moderation/log-action.ts';
import { undoableActions } from '#server/moderation/moderation-log.ts';
import { databaseState } from '#tests/support/database-state.ts';
import { startTestForum, type TestForum } from '#tests/support/test-forum.ts';
import { administrationScenarios } from './administration-undo-scenarios.ts';
import { aScene, scenarios as postScenarios } from './undo-scenarios.ts';

let forum: TestForum;
beforeAll(async () => {
  forum = await startTestForum();
});
afterAll(() => forum?.close());

const scenarios = { ...postScenarios, ...administrationScenarios };

/** Actions that are tried, with their undo, beside what does them; by how they begin. */
const elsewhere: Readonly<Record<string, string>> = {
  'discussion.merge': 'tests/discussion/discussion-bulk.routes.server.test.ts',
  'discussion.split': 'tests/discussion/comment-bulk.routes.server.test.ts',
  'comment.delete-branch': 'tests/discussion/comment-bulk.routes.server.test.ts',
  'member.': 'tests/moderation/decision.routes.server.test.ts',
  'content.': 'tests/moderation/content-deletion.routes.server.test.ts',
  'ban-rule.': 'tests/moderation/ban-rule.routes.server.test.ts',
  'report.': 'tests/moderation/report.routes.server.test.ts',
  'escalation.': 'tests/moderation/escalation.routes.server.test.ts',
  'held-post.': 'tests/moderation/held-post.routes.server.test.ts',
};

/** What is taken back by another action: a post that was approved is posted then, and is deleted (which is taken back). */
const final: readonly LogAction[] = ['held-post.approve'];

test('every action of the log can be taken back, and is tried', () => {
  const all = Object.keys(logActions) as LogAction[];
  expect(undoableActions().toSorted()).toEqual(all.filter((action) => !final.includes(action)).toSorted());
  const isTried = (action: LogAction) => {
    const file = Object.entries(elsewhere).find(([beginning]) => action.startsWith(beginning))?.[1];
    return (
      action in scenarios || (file !== undefined && existsSync(file) && readFileSync(file, 'utf8').includes('undo'))
    );
  };
  expect(undoableActions().filter((action) => !isTried(action))).toEqual([]);
});

for (const [action, ways] of Object.entries(scenarios))
  for (const [index, { prepare, act }] of ways.entries())
    test(`${action} is taken back whole${index > 0 ? ` (${index + 1})` : ''}`, async () => {
      const scene = await aScene(forum);
      await prepare?.(scene);
      const former = await databaseState(forum.forum);
      await act(scene);
      expect(await databaseState(forum.forum)).not.toEqual(former);
      const [entry] = (await listAuditLogs(scene.administrator.api, { eventType: action, limit: 1 })).body;
      expect(entry).toMatchObject({ eventType: action, insertUserID: scene.administrator.userID, canUndo: true });
      expect((await undoAuditLog(scene.administrator.api, entry?.auditLogID ?? '')).status).toBe(204);
      expect(await databaseState(forum.forum)).toEqual(former);
    });
