import { renderBody } from '#server/post/body/render-body.ts';
import { searchVectorSql } from '#server/search/search-vector.ts';
import type { TestForum } from '#tests/support/server/test-forum.ts';

/** Creates a discussion that a search can find. Returns its ID. */
export async function aPost(
  { forum }: TestForum,
  {
    name = 'A title',
    body = '<p>A body.</p>',
    categoryID,
    userID = 2,
    type = 'discussion',
    date = new Date().toISOString(),
    score = 0,
  }: {
    name?: string;
    body?: string;
    categoryID: number;
    userID?: number;
    type?: string;
    date?: string;
    score?: number;
  },
): Promise<number> {
  const rendered = renderBody(body, 'html');
  const { discussion_id } = await forum.db
    .insertInto('discussion')
    .values({
      name,
      body,
      format: 'html',
      body_html: rendered.html,
      excerpt: rendered.excerpt,
      category_id: categoryID,
      insert_user_id: userID,
      type,
      score,
      date_inserted: date,
      search: searchVectorSql({ name, text: rendered.text }),
    })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  return discussion_id;
}

/** Creates a comment that a search can find. Returns its ID. */
export async function aReply(
  { forum }: TestForum,
  discussionID: number,
  { body = '<p>A reply.</p>', userID = 2, date = new Date().toISOString() } = {},
): Promise<number> {
  const rendered = renderBody(body, 'html');
  const { comment_id } = await forum.db
    .insertInto('comment')
    .values({
      discussion_id: discussionID,
      position: 1,
      root_position: 1,
      body,
      format: 'html',
      body_html: rendered.html,
      insert_user_id: userID,
      date_inserted: date,
      search: searchVectorSql({ text: rendered.text }),
    })
    .returning('comment_id')
    .executeTakeFirstOrThrow();
  return comment_id;
}
