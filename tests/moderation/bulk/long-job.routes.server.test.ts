import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { moveDiscussions, removeDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { readLongJob, undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import { aDiscussion, type BulkForum, refusal, result, startBulkForum } from '#tests/moderation/bulk/bulk-support.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';

let bulk: BulkForum;
let { site, anna, moderator, other, garden, kitchen, later } = {} as BulkForum;

beforeAll(async () => {
  bulk = await startBulkForum();
  ({ site, anna, moderator, other, garden, kitchen, later } = bulk);
});
afterAll(() => site.close());
beforeEach(() => void later());

/** Sends the payload over HTTP as text, like the client. */
const goOn = async (by: TestUser, payload: string) =>
  by.request({
    method: 'POST',
    url: '/api/v2/calls/run',
    headers: { 'content-type': 'application/system+jwt' },
    payload,
  });

describe('long jobs', () => {
  test('continue after the time limit, only with their token and for their member', async () => {
    const ids = [await aDiscussion(anna, garden), await aDiscussion(anna, garden), await aDiscussion(anna, garden)];
    const order = { discussionIDs: ids, categoryID: kitchen };
    const first = await moveDiscussions(moderator.api, order, { longRunnerTimeout: 0 });
    expect(first.status).toBe(408);
    const { callbackPayload = '', progress } = result(first.body);
    expect(progress.successIDs).toEqual(ids.slice(0, 1));
    const [head, , mark] = (callbackPayload ?? '').split('.');
    const forged = `${head}.${Buffer.from('{"jti":"x"}').toString('base64url')}.${mark}`;
    for (const [by, token] of [
      [other, callbackPayload],
      [site.guest, callbackPayload],
      [moderator, forged],
      [moderator, 'nonsense'],
    ] as const)
      expect((await goOn(by, token ?? '')).json()).toMatchObject({ status: 403, code: 'calls.unsigned' });
    const second = await goOn(moderator, callbackPayload ?? '');
    expect(second.statusCode).toBe(408);
    const third = await goOn(moderator, second.json().callbackPayload);
    expect(third.json()).toMatchObject({ progress: { successIDs: ids, countTotalIDs: 3 }, callbackPayload: null });
    site.setNow(new Date(later() + 25 * 3_600_000));
    expect((await goOn(moderator, callbackPayload ?? '')).statusCode).toBe(403);
  });

  test('run on the queue without further calls', async () => {
    const ids = [await aDiscussion(anna, garden), await aDiscussion(anna, garden)];
    const order = { discussionIDs: ids, categoryID: kitchen };
    const { status, body } = await moveDiscussions(moderator.api, order, { longRunnerMode: 'async' });
    expect(status).toBe(202);
    await site.forum.jobs.settled();
    const { jobTrackingID } = body as unknown as { jobTrackingID: string };
    expect((await readLongJob(moderator.api, jobTrackingID)).body).toMatchObject({
      status: 'finished',
      progress: { successIDs: ids },
    });
    expect(await refusal(readLongJob(other.api, jobTrackingID))).toMatchObject({ status: 404 });
  });

  test('are not stored if they cannot be sent to the queue', async () => {
    const count = () =>
      site.forum.db
        .selectFrom('long_job')
        .select(({ fn }) => fn.countAll().as('jobs'))
        .execute();
    const before = await count();
    const id = await aDiscussion(anna, garden);
    vi.spyOn(site.forum.jobs, 'send').mockRejectedValueOnce(new Error('The queue is gone.'));
    const order = { discussionIDs: [id], categoryID: kitchen };
    expect(await refusal(moveDiscussions(moderator.api, order, { longRunnerMode: 'async' }))).toMatchObject({
      status: 500,
    });
    expect(await count()).toEqual(before);
  });

  test('can be undone once', async () => {
    const id = await aDiscussion(anna, garden);
    const { jobID } = result((await removeDiscussions(moderator.api, { discussionIDs: [id] })).body);
    await undoLongJob(moderator.api, jobID);
    const again = await undoLongJob(moderator.api, jobID);
    expect(again.status).toBe(409);
    expect(result(again.body).progress.failedIDs).toEqual([id]);
  });
});
