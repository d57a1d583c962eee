import type { TestForum } from './test-forum.ts';

/** Lets a test write as much as it likes. */
export async function liftPostingLimit({ forum }: TestForum): Promise<void> {
  const value = JSON.stringify({ count: 10_000, seconds: 1 });
  await forum.db.insertInto('setting').values({ key: 'rateLimit.posts', value }).execute();
  await forum.settings.changed();
}
