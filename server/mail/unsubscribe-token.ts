import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { storedSecret } from '#server/platform/configuration/stored-secret.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { UnsubscribeReason } from './mail-template.ts';

/** The member and the preferences that an unsubscribe link turns off. */
export interface UnsubscribeGrant {
  readonly userID: number;
  readonly reasons: readonly UnsubscribeReason[];
}

const secretKey = 'mail.unsubscribeSecret';

/** Returns the secret with which the forum signs unsubscribe links. */
const secretOf = (forum: Forum): Promise<Buffer> => storedSecret(forum, secretKey);

const payload = z.tuple([
  z.int().positive(),
  z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('event'), type: z.string() }),
      z.object({ kind: z.literal('category'), categoryID: z.int(), what: z.enum(['posts', 'comments']) }),
      z.object({ kind: z.literal('digest') }),
    ]),
  ),
]);

const sign = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${text}`).digest();

/** Creates the token of an unsubscribe link, which works without signing in and does not expire. */
export async function issueUnsubscribeToken(forum: Forum, { userID, reasons }: UnsubscribeGrant): Promise<string> {
  const text = Buffer.from(JSON.stringify([userID, reasons])).toString('base64url');
  return `${text}.${sign(await secretOf(forum), text).toString('base64url')}`;
}

/** Parses the token of an unsubscribe link; undefined if the forum has not signed it. */
export async function readUnsubscribeToken(forum: Forum, token: string): Promise<UnsubscribeGrant | undefined> {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(await secretOf(forum), text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [userID, reasons] = payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { userID, reasons };
}
