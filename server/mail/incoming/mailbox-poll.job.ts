import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import type { Forum } from '#server/platform/forum.ts';
import { checkMailbox, MailboxError, withMailbox } from './mailbox.ts';
import { storeMailboxState } from './mailbox-account.ts';
import { receiveMail } from './receive-mail.ts';

/** The maximum number of mails that one run fetches. */
const mostFetched = 50;

/** The maximum number of mails that one run tries, with those whose processing fails. */
const mostTried = 4 * mostFetched;

/** The maximum size of a mail, in bytes. Larger ones are marked as read and left in the mailbox. */
export const largestMail = 30 * 1_024 * 1_024;

/**
 * Processes the unread mails of the mailbox, oldest first, and marks each as read afterwards. A mail whose processing
 * fails remains unread and is tried again at the next run, without keeping others waiting.
 */
async function fetchMails(forum: Forum): Promise<void> {
  await withMailbox(forum, async (client) => {
    const uids = (await client.search({ seen: false }, { uid: true })) || [];
    let fetched = 0;
    for (const uid of uids.slice(0, mostTried)) {
      if (fetched >= mostFetched) break;
      const facts = await client.fetchOne(String(uid), { size: true }, { uid: true });
      const isTooLarge = facts && (facts.size ?? 0) > largestMail;
      const mail = isTooLarge ? facts : await client.fetchOne(String(uid), { source: true }, { uid: true });
      if (!mail) continue;
      if (mail.source) {
        try {
          await receiveMail(forum, mail.source);
        } catch (error) {
          forum.log.error({ err: error, uid }, 'An incoming mail could not be processed.');
          continue;
        }
      }
      fetched += 1;
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
  });
}

/**
 * Fetches incoming mail every minute while the site has a mailbox. Mails are marked as read after they were processed; one
 * that is fetched twice has its effects once.
 */
export const mailboxPoll = defineJob({
  name: 'mailbox.poll',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 1,
  async handler(forum) {
    const settings = await forum.settings.get();
    if (!settings['incomingMail.enabled'] || settings['incomingMail.kind'] !== 'imap') return;
    try {
      await fetchMails(forum);
      await storeMailboxState(forum, null);
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      forum.log.warn({ problem: error.problem, detail: error.message }, 'The mailbox could not be read.');
      await storeMailboxState(forum, error.problem);
    }
  },
});

/** Connects to the mailbox and stores the result, as shown to administrators. */
export async function checkMailboxNow(forum: Forum) {
  const result = await checkMailbox(forum);
  await storeMailboxState(forum, result.problem);
  return result;
}
