import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createComment } from '#api/discussion/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import type { Somebody, TestForum } from '#tests/support/test-forum.ts';

/** Lets a test write as much as it likes. */
export async function liftPostingLimit({ forum }: TestForum): Promise<void> {
  const value = JSON.stringify({ count: 10_000, seconds: 1 });
  await forum.db.insertInto('setting').values({ key: 'rateLimit.posts', value }).execute();
  await forum.settings.changed();
}

/** Starts a discussion; gives its number. */
export async function aDiscussion(by: Somebody, categoryID: number, name = 'Growing beans'): Promise<number> {
  const post = { name, body: `About *${name}*`, format: 'markdown' as const, categoryID };
  return (await createDiscussion(by.api, post)).body.discussionID;
}

/** Writes a comment; gives its number. */
export async function aComment(by: Somebody, discussionID: number, parentCommentID?: number): Promise<number> {
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

/** Every row that bulk actions touch, as text by what it is; views are counted at leisure and do not matter. */
export async function stateOfForum({ forum }: TestForum): Promise<{ rows: string[]; checksum: string }> {
  const rows: string[] = [];
  for (const [index, query] of tables.entries()) {
    const found = await sql<{ text: string }>`
      select (to_jsonb(r) - 'count_views' - 'search')::text as text from (${query}) r`.execute(forum.db);
    rows.push(...found.rows.map(({ text }) => `${index} ${text}`));
  }
  return { rows, checksum: createHash('sha256').update(rows.join('\n')).digest('hex') };
}
