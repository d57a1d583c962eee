import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/** What the secrets of authenticator apps are sealed for. */
export const appSecret = 'totp';

/** What the secrets of services that people sign in with are sealed for. */
export const serviceSecret = 'authenticator';

/** Seals the secrets in a table that are not sealed with the present key; gives how many cannot be read. */
async function sealTable({ db, seal }: Forum, table: 'totp' | 'authenticator'): Promise<number> {
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
 * Seals secrets that an earlier forum kept open, or with a key that is being replaced; done at each start. Those whose
 * key is gone are told in the log: their members use a recovery code, services need their secret entered again.
 */
export async function sealOldSecrets(forum: Forum): Promise<void> {
  const unread = (await sealTable(forum, appSecret)) + (await sealTable(forum, serviceSecret));
  if (unread > 0)
    forum.log.error(
      { count: unread },
      'Secrets were encrypted with another key. Add that key after the current one in SECRET_KEY.',
    );
}
