import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { IncomingMailbox } from '#api/mail/incoming/incoming-mail.contract.ts';
import { hasSecretFor, type PlacedSecret, secretPlaceOf, unsealFor } from '#server/account/credential/placed-secret.ts';
import { mailboxSecret } from '#server/account/credential/sealed-secrets.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

interface StoredMailbox extends PlacedSecret {
  readonly webhook_hash: string | null;
  readonly date_checked: string | null;
  readonly failure: string | null;
}

/** Returns the server and the user to which a password belongs. */
const placeOf = (settings: Settings): string =>
  secretPlaceOf({ user: settings['incomingMail.user'], host: settings['incomingMail.host'] });

async function findMailbox({ db }: Pick<Forum, 'db'>): Promise<StoredMailbox | undefined> {
  const { rows } = await sql<StoredMailbox>`
    select secret, secret_place as "secretPlace", webhook_hash, date_checked, failure from incoming_mailbox
  `.execute(db);
  return rows[0];
}

/** Returns the state of the mailbox, without its secrets. */
export async function readMailbox(forum: Forum): Promise<Omit<IncomingMailbox, 'mayChange'>> {
  const stored = await findMailbox(forum);
  const place = placeOf(await forum.settings.get());
  return {
    hasPassword: stored !== undefined && hasSecretFor(stored, place),
    hasWebhookSecret: stored?.webhook_hash != null,
    dateChecked: stored?.date_checked ?? null,
    failure: stored?.failure ?? null,
  };
}

/**
 * Returns the password of the mailbox; undefined if none is stored for the current server and user. See
 * `placed-secret.ts`.
 */
export async function findMailboxPassword(forum: Forum): Promise<string | undefined> {
  const stored = await findMailbox(forum);
  if (!stored) return undefined;
  return unsealFor(forum, stored, { place: placeOf(await forum.settings.get()), purpose: mailboxSecret });
}

/** Stores the password for the current server and user, and logs the change without the password. */
export async function storeMailboxPassword(forum: Forum, viewer: Viewer, password: string | null): Promise<void> {
  const place = placeOf(await forum.settings.get());
  const secret = password === null ? null : forum.seal.seal(password, mailboxSecret);
  await inTransaction(forum.db, async (trx) => {
    await sql`
      insert into incoming_mailbox (secret, secret_place) values (${secret}, ${place})
      on conflict (incoming_mailbox_id) do update set secret = excluded.secret, secret_place = excluded.secret_place,
        failure = null
    `.execute(trx);
    await logAction(trx, {
      action: 'incoming-mail.password',
      recordType: 'setting',
      recordID: 0,
      actorID: viewer.userID,
      isPublic: false,
      before: {},
      after: { hasPassword: password !== null },
    });
  });
}

/** Stores the result of a check or of fetching mails: the problem, or null. */
export async function storeMailboxState({ db, now }: Forum, failure: string | null): Promise<void> {
  await sql`
    insert into incoming_mailbox (date_checked, failure) values (${now()}, ${failure})
    on conflict (incoming_mailbox_id) do update set date_checked = excluded.date_checked, failure = excluded.failure
  `.execute(db);
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Creates a new secret of the webhook, and logs that. Only its hash is stored. */
export async function renewWebhookSecret(forum: Forum, viewer: Viewer): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const hash = hashOf(secret).toString('hex');
  await inTransaction(forum.db, async (trx) => {
    await sql`
      insert into incoming_mailbox (webhook_hash) values (${hash})
      on conflict (incoming_mailbox_id) do update set webhook_hash = excluded.webhook_hash
    `.execute(trx);
    await logAction(trx, {
      action: 'incoming-mail.secret',
      recordType: 'setting',
      recordID: 0,
      actorID: viewer.userID,
      isPublic: false,
      before: {},
      after: {},
    });
  });
  return secret;
}

/** Returns whether a secret is that of the webhook. */
export async function isWebhookSecret(forum: Forum, secret: string): Promise<boolean> {
  const stored = await findMailbox(forum);
  return stored?.webhook_hash != null && timingSafeEqual(hashOf(secret), Buffer.from(stored.webhook_hash, 'hex'));
}
