import { randomBytes } from 'node:crypto';
import type { Forum } from '#server/platform/forum.ts';

const cached = new WeakMap<Forum, Map<string, Promise<Buffer>>>();

/**
 * Returns a secret with which the forum signs data, created on first use. It is stored with the settings but is not
 * exposed as a setting.
 */
export function storedSecret(forum: Forum, key: string): Promise<Buffer> {
  const secrets = cached.get(forum) ?? new Map<string, Promise<Buffer>>();
  cached.set(forum, secrets);
  const known = secrets.get(key) ?? loadSecret(forum, key);
  secrets.set(key, known);
  known.catch(() => secrets.delete(key));
  return known;
}

async function loadSecret({ db }: Forum, key: string): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return Buffer.from(String(value), 'base64url');
}
