import { timingSafeEqual } from 'node:crypto';
import type { Forum } from '#server/platform/forum.ts';
import { decodeToken, encodeToken, signatureLength, signToken } from './reply-token.ts';

const payloadLength = 6;

/** The beginning that distinguishes the token of a return path from that of a reply address. */
export const bouncePrefix = 'b-';

/** Creates the token of the return path of a message to an address. */
export async function issueBounceToken(forum: Forum, mailID: number, address: string): Promise<string> {
  const payload = Buffer.alloc(payloadLength);
  payload.writeUIntBE(mailID, 0, payloadLength);
  const signature = await signToken(forum, { purpose: 'bounce', payload, address });
  return bouncePrefix + encodeToken(Buffer.concat([payload, signature]));
}

/**
 * Returns the message of a return path; undefined if the forum did not issue it for the address of the message.
 *
 * @param findMail Returns a message with the address to which it was sent.
 */
export async function readBounceToken<Mail extends { readonly address: string }>(
  forum: Forum,
  token: string,
  findMail: (mailID: number) => Promise<Mail | undefined>,
): Promise<Mail | undefined> {
  const bytes = token.startsWith(bouncePrefix) ? decodeToken(token.slice(bouncePrefix.length)) : undefined;
  if (bytes?.length !== payloadLength + signatureLength) return undefined;
  const payload = bytes.subarray(0, payloadLength);
  const mail = await findMail(payload.readUIntBE(0, payloadLength));
  if (!mail) return undefined;
  const signature = await signToken(forum, { purpose: 'bounce', payload, address: mail.address });
  return timingSafeEqual(bytes.subarray(payloadLength), signature) ? mail : undefined;
}
