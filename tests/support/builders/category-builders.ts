import * as categories from '#api/category/category.client.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

type Post = Parameters<typeof categories.addCategory>[1];

/** Returns the IDs of categories, in order. */
export const idsOf = (list: readonly { readonly categoryID: number }[]): number[] =>
  list.map(({ categoryID }) => categoryID);

/** Returns builders for categories and their discussions. */
export function categoryBuilders(forum: TestForum, administrator: TestUser, author: TestUser) {
  let made = 0;
  /** Returns a unique name. */
  const aName = (word: string): string => `${word} ${++made}`;
  /** Creates a category with a unique name. */
  const add = async (options: Partial<Post> = {}) =>
    (await categories.addCategory(administrator.api, { name: aName('Place'), ...options })).body;
  /** Creates a category that only one role can view and post in. */
  const aPrivate = (roleID: number, parentCategoryID?: number) =>
    add({
      ...(parentCategoryID !== undefined && { parentCategoryID }),
      permissions: [{ roleID, permissions: { 'discussions.view': true, 'discussions.add': true } }],
    });
  /** Inserts a discussion into a category and updates the counters, as posting does. */
  async function aDiscussion(
    categoryID: number,
    name: string,
    { comments = 0, at = new Date() } = {},
  ): Promise<number> {
    const { db } = forum.forum;
    const { discussion_id } = await db
      .insertInto('discussion')
      .values({
        category_id: categoryID,
        name,
        body: name,
        format: 'text',
        body_html: name,
        insert_user_id: author.userID,
        date_inserted: at,
        date_last_comment: at,
        count_comments: comments,
      })
      .returning('discussion_id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('category')
      .set((eb) => ({
        count_discussions: eb('count_discussions', '+', 1),
        count_comments: eb('count_comments', '+', comments),
        last_discussion_id: discussion_id,
        date_last_post: at,
      }))
      .where('category_id', '=', categoryID)
      .execute();
    return discussion_id;
  }
  return { aName, add, aPrivate, aDiscussion };
}
