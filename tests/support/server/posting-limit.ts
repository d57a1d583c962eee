import type { TestForum } from './test-forum.ts';

/** Raises the rate limit for posts, so that a test is not limited. */
export async function liftPostingLimit({ forum }: TestForum): Promise<void> {
  const value = JSON.stringify({ count: 10_000, seconds: 1 });
  await forum.db.insertInto('setting').values({ key: 'rateLimit.posts', value }).execute();
  await forum.settings.changed();
}
