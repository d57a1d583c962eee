import { randomBytes } from 'node:crypto';
import type { Forum } from '#server/platform/forum.ts';

const kept = new WeakMap<Forum, Map<string, Promise<Buffer>>>();

/** A secret of the forum for what it signs, made when first needed; no setting that anybody can read. */
export function storedSecret(forum: Forum, key: string): Promise<Buffer> {
  const secrets = kept.get(forum) ?? new Map<string, Promise<Buffer>>();
  kept.set(forum, secrets);
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
