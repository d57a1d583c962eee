import { createHmac, timingSafeEqual } from 'node:crypto';
import { foldedIdentity } from '#api/folded-identity.ts';
import { storedSecret } from '#server/platform/configuration/stored-secret.ts';
import type { Forum } from '#server/platform/forum.ts';
import { decodeToken, encodeToken } from './reply-token.ts';

const payloadLength = 6;
const signatureLength = 16;

/** The beginning that distinguishes the token of a return path from that of a reply address. */
export const bouncePrefix = 'b-';

async function sign(forum: Forum, payload: Buffer, address: string): Promise<Buffer> {
  const secret = await storedSecret(forum, 'mail.replySecret');
  const hmac = createHmac('sha256', secret).update('bounce ').update(payload).update(foldedIdentity(address));
  return hmac.digest().subarray(0, signatureLength);
}

/** Creates the token of the return path of a message to an address. */
export async function issueBounceToken(forum: Forum, mailID: number, address: string): Promise<string> {
  const payload = Buffer.alloc(payloadLength);
  payload.writeUIntBE(mailID, 0, payloadLength);
  return bouncePrefix + encodeToken(Buffer.concat([payload, await sign(forum, payload, address)]));
}

/**
 * Returns the message of a return path; undefined if the forum did not issue it for the address of the message.
 *
 * @param addressOf Returns the address to which a message was sent.
 */
export async function readBounceToken(
  forum: Forum,
  token: string,
  addressOf: (mailID: number) => Promise<string | undefined>,
): Promise<number | undefined> {
  const bytes = token.startsWith(bouncePrefix) ? decodeToken(token.slice(bouncePrefix.length)) : undefined;
  if (bytes?.length !== payloadLength + signatureLength) return undefined;
  const payload = bytes.subarray(0, payloadLength);
  const mailID = payload.readUIntBE(0, payloadLength);
  const address = await addressOf(mailID);
  if (address === undefined) return undefined;
  return timingSafeEqual(bytes.subarray(payloadLength), await sign(forum, payload, address)) ? mailID : undefined;
}
