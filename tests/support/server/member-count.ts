import type { TestForum, TestUser } from './test-forum.ts';

/** Returns a counter of a member, or their points. */
export async function memberCount(
  { forum }: TestForum,
  { userID }: TestUser,
  column: 'count_discussions' | 'count_comments' | 'points',
): Promise<number> {
  const member = await forum.db
    .selectFrom('member')
    .select(column)
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  return (member as Record<typeof column, number>)[column];
}
