import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLogs, undoAuditLog } from '#api/moderation/audit-log.client.ts';
import { type LogAction, logActions } from '#api/moderation/log-action.ts';
import { undoableActions } from '#server/moderation/moderation-log.ts';
import { databaseState } from '#tests/support/database-state.ts';
import { startTestForum, type TestForum } from '#tests/support/test-forum.ts';
import { aScene, scenarios } from './undo-scenarios.ts';

let forum: TestForum;
beforeAll(async () => {
  forum = await startTestForum();
});
afterAll(() => forum?.close());

/** Actions whose undo is compared beside what does them. */
const elsewhere: Partial<Record<LogAction, string>> = {};

test('every action of the log can be taken back, and is tried', () => {
  expect(undoableActions().toSorted()).toEqual(Object.keys(logActions).toSorted());
  const tried = (action: LogAction) => {
    const file = elsewhere[action];
    return (
      action in scenarios || (file !== undefined && existsSync(file) && readFileSync(file, 'utf8').includes(action))
    );
  };
  expect(undoableActions().filter((action) => !tried(action))).toEqual([]);
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
