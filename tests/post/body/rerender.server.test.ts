import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { search } from '#api/search/search.client.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { rendererVersion } from '#server/post/body/render-body.ts';
import { rerender } from '#server/post/body/rerender.job.ts';
import { renderedKinds, rerenderNext } from '#server/post/body/rerender.queries.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { db } = forum.forum;

const shape = { body: 'Pins *first*.', format: 'markdown' } as const;
const present = '<p dir="auto">Pins <em>first</em>.</p>';
const former = '<p>As it was made before.</p>';

/** Creates a discussion with comments, all with the output of a former renderer. */
async function anOldThread(count: number) {
  const [author, categoryID] = [await forum.aMember(), await forum.aCategory()];
  const { discussionID } = (await createDiscussion(author.api, { name: 'Dovetails', ...shape, categoryID })).body;
  for (let i = 0; i < count; i += 1) await createComment(author.api, { discussionID, ...shape });
  await db.updateTable('discussion').set({ body_html: former }).where('discussion_id', '=', discussionID).execute();
  await db.updateTable('comment').set({ body_html: former }).where('discussion_id', '=', discussionID).execute();
  await db
    .updateTable('post_renderer')
    .set({ version: rendererVersion - 1, passed_id: 0 })
    .execute();
  return { author, discussionID };
}

const htmlOfComments = async (discussionID: number) =>
  (await db.selectFrom('comment').select('body_html').where('discussion_id', '=', discussionID).execute()).map(
    ({ body_html }) => body_html,
  );

const ways = () => db.selectFrom('post_renderer').select(['version', 'passed_id']).execute();

test('posts of a former renderer are rendered again, without counting as edited', async () => {
  const { author, discussionID } = await anOldThread(3);
  await forum.forum.jobs.send(rerender, {});
  await forum.forum.jobs.settled();
  const { body } = await readDiscussion(author.api, discussionID);
  expect(body.body).toBe(present);
  expect(body.dateUpdated).toBeNull();
  expect(new Set(await htmlOfComments(discussionID))).toEqual(new Set([present]));
  expect(await ways()).toEqual(Array(3).fill({ version: rendererVersion, passed_id: 0 }));
});

test('an interrupted run continues where it stopped', async () => {
  const { discussionID } = await anOldThread(3);
  const comments = renderedKinds.find(({ recordType }) => recordType === 'comment');
  if (!comments) throw new Error('Comments are not rendered.');
  const some = (limit: number) => inTransaction(db, (trx) => rerenderNext(trx, comments, rendererVersion, limit));
  const all = await db.selectFrom('comment').select('comment_id').execute();
  expect(await some(all.length - 1)).toBe(true);
  const now = await htmlOfComments(discussionID);
  expect(now.filter((html) => html === former)).toHaveLength(1);
  expect(await some(all.length - 1)).toBe(false);
  expect(await htmlOfComments(discussionID)).not.toContain(former);
  expect(await some(10)).toBe(false);
});

test('posts indexed by former rules are found by the current ones, including their answers', async () => {
  const { author, discussionID } = await anOldThread(1);
  const body = "L'histoire de l'école";
  await db
    .updateTable('comment')
    .set({ body, search: sql`to_tsvector('simple', 'lhistoire de lecole')` })
    .where('discussion_id', '=', discussionID)
    .execute();
  await db
    .updateTable('discussion')
    .set({ name: 'The e-mail', search: sql`setweight(to_tsvector('simple', 'answered'), 'D')` })
    .where('discussion_id', '=', discussionID)
    .execute();
  await forum.forum.jobs.send(rerender, {});
  await forum.forum.jobs.settled();
  const found = async (query: string) => (await search(author.api, { query })).body.map(({ recordType }) => recordType);
  expect(await found('histoire')).toEqual(['comment']);
  expect(await found('email')).toEqual(['discussion']);
  expect(await found('answered')).toEqual(['discussion']);
});

test('a deleted post stays empty', async () => {
  const { author, discussionID } = await anOldThread(1);
  await db.updateTable('comment').set({ body: '', body_html: '' }).where('discussion_id', '=', discussionID).execute();
  await forum.forum.jobs.send(rerender, {});
  await forum.forum.jobs.settled();
  expect(await htmlOfComments(discussionID)).toEqual(['']);
  expect((await readDiscussion(author.api, discussionID)).status).toBe(200);
});
