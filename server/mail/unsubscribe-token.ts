import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { storedSecret } from '#server/platform/configuration/stored-secret.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { UnsubscribeReason } from './mail-template.ts';

/** Whose mail of which kinds a link switches off. */
export interface UnsubscribeGrant {
  readonly userID: number;
  readonly reasons: readonly UnsubscribeReason[];
}

const secretKey = 'mail.unsubscribeSecret';

/** The forum's secret for such links. */
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

/** Makes the token of a link that switches kinds of mail off for a member, without signing in and for good. */
export async function issueUnsubscribeToken(forum: Forum, { userID, reasons }: UnsubscribeGrant): Promise<string> {
  const text = Buffer.from(JSON.stringify([userID, reasons])).toString('base64url');
  return `${text}.${sign(await secretOf(forum), text).toString('base64url')}`;
}

/** Reads the token of such a link; undefined when this forum has not signed it. */
export async function readUnsubscribeToken(forum: Forum, token: string): Promise<UnsubscribeGrant | undefined> {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(await secretOf(forum), text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [userID, reasons] = payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { userID, reasons };
}
