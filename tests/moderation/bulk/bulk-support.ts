import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import type { LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

/** Creates a discussion and returns its ID. */
export async function aDiscussion(by: TestUser, categoryID: number, name = 'Growing beans'): Promise<number> {
  const post = { name, body: `About *${name}*`, format: 'markdown' as const, categoryID };
  return (await createDiscussion(by.api, post)).body.discussionID;
}

/** Creates a comment and returns its ID. */
export async function aComment(by: TestUser, discussionID: number, parentCommentID?: number): Promise<number> {
  const parent = { parentRecordType: 'discussion', parentRecordID: discussionID } as const;
  const post = { body: 'Yes.', format: 'text' as const, ...parent, ...(parentCommentID && { parentCommentID }) };
  return (await createComment(by.api, post)).body.commentID;
}

const tables = [
  sql`select * from discussion order by discussion_id`,
  sql`select * from comment order by comment_id`,
  sql`select * from category order by category_id`,
  sql`select user_id, count_discussions, count_comments, points from member order by user_id`,
  sql`select * from discussion_member order by user_id, discussion_id`,
  sql`select * from reaction order by 1, 2, 3`,
  sql`select * from reaction_count order by 1, 2, 3`,
  sql`select tag_id, count_discussions from tag order by tag_id`,
];

/**
 * Returns every row that bulk actions change, as text. View counts are excluded, because they are updated
 * asynchronously.
 */
export async function stateOfForum({ forum }: TestForum): Promise<{ rows: string[]; checksum: string }> {
  const rows: string[] = [];
  for (const [index, query] of tables.entries()) {
    const found = await sql<{ text: string }>`
      select (to_jsonb(r) - 'count_views' - 'search')::text as text from (${query}) r`.execute(forum.db);
    rows.push(...found.rows.map(({ text }) => `${index} ${text}`));
  }
  return { rows, checksum: createHash('sha256').update(rows.join('\n')).digest('hex') };
}

/** The members, categories and clock of a bulk action test. */
export interface BulkForum {
  readonly site: TestForum;
  readonly anna: TestUser;
  readonly ben: TestUser;
  readonly moderator: TestUser;
  readonly other: TestUser;
  readonly garden: number;
  readonly kitchen: number;
  /** Advances the clock by one minute. Returns the time in milliseconds. */
  readonly later: () => number;
}

/** Starts a forum with two members, two moderators and two categories. */
export async function startBulkForum(): Promise<BulkForum> {
  const site = await startTestForum();
  let at = new Date('2026-03-01T10:00:00Z').getTime();
  const later = () => {
    at += 60_000;
    site.setNow(new Date(at));
    return at;
  };
  await liftPostingLimit(site);
  return {
    site,
    anna: await site.aMember({ name: 'anna' }),
    ben: await site.aMember({ name: 'ben' }),
    moderator: await site.aModerator(),
    other: await site.aModerator(),
    garden: await site.aCategory({ name: 'Garden' }),
    kitchen: await site.aCategory({ name: 'Kitchen' }),
    later,
  };
}

/** Returns a response body as the result of a long job. */
export const result = (body: unknown): LongJobResult => body as LongJobResult;

/** Returns the error of a request; undefined when it succeeds. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code, message, details }) => ({ status, code, message, ...details }),
  );

/** Performs an action, undoes it, and expects every row to be unchanged. */
export async function expectUndone(
  { site, moderator, later }: BulkForum,
  act: () => Promise<LongJobResult>,
): Promise<void> {
  const before = await stateOfForum(site);
  const done = await act();
  expect(done.progress.failedIDs).toEqual([]);
  expect((await stateOfForum(site)).checksum).not.toBe(before.checksum);
  later();
  const undone = result((await undoLongJob(moderator.api, done.jobID)).body);
  expect(undone.progress.exceptionsByID).toEqual({});
  const after = await stateOfForum(site);
  expect(after.rows.filter((row) => !before.rows.includes(row))).toEqual([]);
  expect(after.checksum).toBe(before.checksum);
}

/** Creates a thread: 1, 2 (with 21, which has 211, and 22), 3. */
export async function aThread({ anna, ben, other, garden, later }: BulkForum) {
  const id = await aDiscussion(anna, garden, 'Thread');
  const write = async (by: TestUser, parent?: number) => {
    later();
    return aComment(by, id, parent);
  };
  const c1 = await write(anna);
  const c2 = await write(ben);
  const c21 = await write(anna, c2);
  const c3 = await write(ben);
  const c211 = await write(ben, c21);
  const c22 = await write(other, c2);
  await listComments(other.api, { discussionID: id, limit: 3 });
  return { id, c1, c2, c21, c211, c22, c3 };
}
