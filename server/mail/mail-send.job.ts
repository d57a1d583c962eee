import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { DeliveryProblem, DropReason } from '#api/mail/outgoing/mail-problem.ts';
import { defineJob, type JobRun } from '#server/jobs/job.ts';
import type { Delivery, Mail } from '#server/platform/configuration/mailer.ts';
import type { MailTable } from '#server/platform/database/tables/mail-tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { composeMail } from './compose-mail.ts';
import { findReturnPath } from './incoming/bounce.ts';
import { deleteBounce, findAddressee, mailDropReason, recordBounce } from './mail-addressee.ts';
import { quietUntil, readMailPreference } from './mail-preference.ts';
import { findDeliveryOptions } from './outgoing/mail-server.ts';
import { templateOf } from './templates/all-templates.ts';

type Row = Selectable<MailTable>;

/**
 * Sends one e-mail. Its state becomes `sending` immediately before the handover to the mail server. If the process ends
 * then, or the mail server stops responding after it has received the whole message, the outcome is unknown. The e-mail
 * is then marked as uncertain, which is logged, and is not sent again. A process that ends while the message is still
 * being written loses nothing.
 */
export const mailSend = defineJob({
  name: 'mail.send',
  schema: z.object({ mailID: z.int() }),
  retries: 12,
  retrySeconds: 30,
  concurrency: 2,
  async handler(forum, { mailID }, run) {
    const row = await begin(forum, mailID);
    if (!row) return;
    const ready = await prepare(forum, row)
      .then(async (mail) => mail && { mail, options: await findDeliveryOptions(forum) })
      .catch(async (error: unknown) => {
        await release(forum, row, run, { reason: String(error), problem: 'other' });
        throw error;
      });
    if (!ready || !(await claim(forum, row))) return;
    const { mail, options } = ready;
    await settle(forum, { row, mail, run }, await forum.mailer.deliver(mail, options));
  },
});

/** Returns the e-mail and counts the attempt; undefined if it is no longer queued. */
async function begin(forum: Forum, mailID: number): Promise<Row | undefined> {
  const { hostname } = new URL(forum.configuration.siteUrl);
  const messageID = `<mail${mailID}.${randomBytes(9).toString('hex')}@${hostname}>`;
  const row = await forum.db
    .updateTable('mail')
    .set({ attempts: sql`attempts + 1`, message_id: sql`coalesce(message_id, ${messageID})` })
    .where('mail_id', '=', mailID)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst();
  if (!row) await noteInterrupted(forum, mailID);
  return row;
}

/** Marks an e-mail as being sent. Returns false if another process has already done so. */
async function claim({ db }: Forum, { mail_id }: Row): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'sending' })
    .where('mail_id', '=', mail_id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Marks an e-mail as uncertain if it is still `sending` when its job restarts, because a process was killed during the
 * handover.
 */
async function noteInterrupted(forum: Forum, mailID: number): Promise<void> {
  const row = await forum.db
    .selectFrom('mail')
    .selectAll()
    .where('mail_id', '=', mailID)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  const failure = { problem: 'uncertain', reason: 'The process ended while it was being sent.' } as const;
  if (row && (await end(forum, row, 'uncertain', failure)))
    forum.log.error({ mailID }, 'The delivery state of an email is unknown; it is not sent again.');
}

/** Composes the e-mail. Returns undefined if it must wait or is not to be sent. */
async function prepare(forum: Forum, row: Row): Promise<Mail | undefined> {
  const template = templateOf(row.template);
  if (!template) return drop(forum, row, 'no-template');
  const settings = await forum.settings.get();
  const addressee = await findAddressee(forum.db, row);
  const canWait = template.unsubscribe !== undefined;
  const refusal = mailDropReason(addressee, { canWait, mustConfirm: settings['registration.confirmEmail'] });
  if (refusal) return drop(forum, row, refusal);
  const preference = await readMailPreference(forum.db, row.user_id ?? 0);
  const timeZone = preference.timeZone ?? settings['mail.timeZone'];
  const later = canWait ? quietUntil(preference, forum.now(), timeZone) : undefined;
  if (later) return hold(forum, row, later);
  const messageID = row.message_id ?? '';
  const returnPath = await findReturnPath(forum, row.mail_id, addressee.address);
  const mail = await composeMail(forum, {
    template,
    data: row.data,
    to: addressee.address,
    userID: row.user_id,
    messageID,
    timeZone,
    language: preference.language ?? addressee.language,
  });
  return returnPath ? { ...mail, returnPath } : mail;
}

async function drop(forum: Forum, row: Row, problem: DropReason): Promise<undefined> {
  await end(forum, row, 'dropped', { problem });
}

async function hold(forum: Forum, { mail_id }: Row, later: Date): Promise<undefined> {
  const { numUpdatedRows } = await forum.db
    .updateTable('mail')
    .set({ date_due: later, attempts: sql`attempts - 1` })
    .where('mail_id', '=', mail_id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  // An administrator discarded it meanwhile.
  if (numUpdatedRows === 0n) return;
  await forum.jobs.send(mailSend, { mailID: mail_id }, { startAfter: later });
}

interface Failure {
  readonly problem: DeliveryProblem | DropReason;
  /** The answer of the mail server. */
  readonly reason?: string;
}

/**
 * Ends the sending of an e-mail and deletes its data. That of a failed one is kept, so that an administrator can try it
 * again, unless it is about an account: it may contain links that grant access to the account. Returns false if an
 * administrator has discarded it meanwhile.
 */
async function end(
  forum: Forum,
  { mail_id, template }: Row,
  state: 'failed' | 'uncertain' | 'dropped',
  { problem, reason }: Failure,
): Promise<boolean> {
  const isKept = state !== 'dropped' && templateOf(template)?.unsubscribe !== undefined;
  const change = { state, failure: reason ?? null, problem, ...(!isKept && { data: '{}' }) };
  const { numUpdatedRows } = await forum.db
    .updateTable('mail')
    .set(change)
    .where('mail_id', '=', mail_id)
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Queues an e-mail for another attempt, unless this was the last one. */
async function release(forum: Forum, row: Row, { attempt, attempts }: JobRun, failure: Failure): Promise<void> {
  if (attempt >= attempts) {
    await end(forum, row, 'failed', failure);
    return;
  }
  const change = { state: 'queued', failure: failure.reason ?? null, problem: failure.problem };
  await forum.db
    .updateTable('mail')
    .set(change)
    .where('mail_id', '=', row.mail_id)
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}

async function settle(
  forum: Forum,
  { row, mail, run }: { row: Row; mail: Mail; run: JobRun },
  delivery: Delivery,
): Promise<void> {
  const { mail_id: mailID, template } = row;
  switch (delivery.state) {
    case 'sent': {
      await forum.db
        .updateTable('mail')
        .set({
          state: 'sent',
          to_address: mail.to,
          subject: mail.subject,
          date_sent: forum.now(),
          failure: null,
          problem: null,
          data: '{}',
        })
        .where('mail_id', '=', mailID)
        .execute();
      return deleteBounce(forum.db, mail.to);
    }
    case 'refused':
      forum.log.warn({ mailID, template, reason: delivery.reason }, 'An email was rejected.');
      if (delivery.problem === 'recipient') await recordBounce(forum, mail.to, delivery.reason);
      await end(forum, row, 'failed', delivery);
      return;
    case 'uncertain':
      forum.log.error({ mailID, template }, 'The delivery state of an email is unknown; it is not sent again.');
      await end(forum, row, 'uncertain', delivery);
      return;
    case 'later':
      await release(forum, row, run, delivery);
      // The answer of the server is stored with the message; it can contain the address.
      throw new Error('The mail server rejected a message for now.');
  }
}
