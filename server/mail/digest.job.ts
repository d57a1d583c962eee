import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type DigestKey, findDigestReaders, findMadeDigests } from './digest.queries.ts';
import { dueDigest, sendDigest } from './digest.ts';
import { mailPreferenceIn } from './mail-preference.ts';

const chunk = 500;
const day = 86_400_000;

/** Creates and sends the digest of a member. */
export const digestSend = defineJob({
  name: 'digest.send',
  schema: z.object({
    userID: z.int(),
    frequency: z.enum(['daily', 'weekly']),
    period: z.string(),
    until: z.string(),
  }),
  handler: (forum, { until, ...key }) => sendDigest(forum, key, new Date(until)),
});

/** Every 15 minutes, finds the members whose digest is due in their time zone, and queues a job for each. */
export const digestPlan = defineJob({
  name: 'digest.plan',
  schema: z.object({}),
  cron: '*/15 * * * *',
  retries: 1,
  async handler(forum) {
    if (!(await forum.settings.get())['digest.enabled']) return;
    let after = 0;
    for (;;) {
      const last = await planChunk(forum, after);
      if (last === undefined) return;
      after = last;
    }
  },
});

async function planChunk(forum: Forum, after: number): Promise<number | undefined> {
  const settings = await forum.settings.get();
  const usual = settings['digest.default'];
  const readers = await findDigestReaders(forum.db, { usual, after, limit: chunk });
  const now = forum.now();
  const due = readers.flatMap(({ user_id: userID, preferences }): DigestKey[] => {
    const digest = dueDigest(mailPreferenceIn(preferences, usual), settings, now);
    return digest ? [{ userID, ...digest }] : [];
  });
  const made = await findMadeDigests(
    forum.db,
    due.map(({ userID }) => userID),
    new Date(now.getTime() - 2 * day),
  );
  for (const key of due) {
    const singletonKey = `${key.userID} ${key.frequency} ${key.period}`;
    if (!made.has(singletonKey))
      await forum.jobs.send(digestSend, { ...key, until: now.toISOString() }, { singletonKey });
  }
  return readers.at(-1)?.user_id;
}
