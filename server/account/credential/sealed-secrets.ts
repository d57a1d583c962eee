import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/** The encryption context of the secrets of authenticator apps. */
export const appSecret = 'totp';

/** The encryption context of the secrets of sign-in services. */
export const serviceSecret = 'authenticator';

/** The encryption context of the password of the mailbox for incoming mail. */
export const mailboxSecret = 'incoming_mailbox';

/** The encryption context of the password of the mail server. */
export const mailServerSecret = 'mail_server';

/** The encryption context of the secrets of webhooks. */
export const webhookSecret = 'webhook';

/** The encryption context of the keys of translation services. */
export const translationServiceSecret = 'translation_service';

/** The tables with secrets. The name of each is its encryption context. */
const tables = [
  appSecret,
  serviceSecret,
  mailboxSecret,
  mailServerSecret,
  webhookSecret,
  translationServiceSecret,
] as const;

/**
 * Encrypts the secrets of a table that are not encrypted with the current key. Returns the number of secrets that
 * cannot be decrypted.
 */
async function sealTable({ db, seal }: Forum, table: (typeof tables)[number]): Promise<number> {
  const { rows } = await sql<{ secret: string }>`
    select secret from ${sql.table(table)} where secret is not null and not starts_with(secret, ${seal.mark})
  `.execute(db);
  let unread = 0;
  for (const { secret } of rows) {
    const text = seal.unseal(secret, table);
    if (text === undefined) unread += 1;
    else
      await sql`update ${sql.table(table)} set secret = ${seal.seal(text, table)} where secret = ${secret}`.execute(db);
  }
  return unread;
}

/**
 * Encrypts secrets that are stored in plain text, or with a key that is being replaced. Runs at each start. Logs the
 * number of secrets whose key is missing: members whose app has such a secret must use a recovery code, and the other
 * secrets must be entered again.
 */
export async function sealOldSecrets(forum: Forum): Promise<void> {
  let unread = 0;
  for (const table of tables) unread += await sealTable(forum, table);
  if (unread > 0)
    forum.log.error(
      { count: unread },
      'Secrets were encrypted with another key. Add that key after the current one in SECRET_KEY.',
    );
}
