import { createHmac, timingSafeEqual } from 'node:crypto';
import { foldedIdentity } from '#api/folded-identity.ts';
import { storedSecret } from '#server/platform/configuration/stored-secret.ts';
import type { Forum } from '#server/platform/forum.ts';

/** What can be answered by e-mail. */
export type ReplyRecordType = 'discussion' | 'comment' | 'conversation';

/** What the holder of a reply token may do: answer a record as a member, until a day. */
export interface ReplyGrant {
  readonly userID: number;
  readonly recordType: ReplyRecordType;
  readonly recordID: number;
  /** The last day on which it is accepted, counted from 1970. */
  readonly lastDay: number;
}

const kinds: readonly ReplyRecordType[] = ['discussion', 'comment', 'conversation'];

const payloadLength = 14;

/** The length of the signature at the end of a token, in bytes. */
export const signatureLength = 16;

const day = 86_400_000;

// Mail servers may change the case of an address, so a token has no upper-case letters.
const digits = 'abcdefghijklmnopqrstuvwxyz234567';

/** Encodes bytes with letters and digits that survive in an address. */
export function encodeToken(bytes: Buffer): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += digits[(held >> bits) & 31];
    }
  }
  return bits > 0 ? text + digits[(held << (5 - bits)) & 31] : text;
}

/** Decodes a token; undefined if it has other characters. */
export function decodeToken(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text.toLowerCase()) {
    const value = digits.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 5) | value) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  return Buffer.from(bytes);
}

/**
 * Signs the payload of a token for one purpose, together with the address of its recipient, so that the token ends when
 * the address changes.
 */
export async function signToken(
  forum: Forum,
  { purpose, payload, address }: { purpose: 'reply' | 'bounce'; payload: Buffer; address: string },
): Promise<Buffer> {
  const secret = await storedSecret(forum, 'mail.replySecret');
  const hmac = createHmac('sha256', secret).update(`${purpose} `).update(payload).update(foldedIdentity(address));
  return hmac.digest().subarray(0, signatureLength);
}

/** Returns the day of a moment, counted from 1970. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / day);

/** Creates the token with which a member can answer a record by e-mail. It has 48 characters. */
export async function issueReplyToken(forum: Forum, grant: ReplyGrant, address: string): Promise<string> {
  const payload = Buffer.alloc(payloadLength);
  payload.writeUInt8(kinds.indexOf(grant.recordType), 0);
  payload.writeUInt16BE(grant.lastDay, 1);
  payload.writeUIntBE(grant.userID, 3, 5);
  payload.writeUIntBE(grant.recordID, 8, 6);
  return encodeToken(Buffer.concat([payload, await signToken(forum, { purpose: 'reply', payload, address })]));
}

/**
 * Reads a reply token; undefined if the forum did not issue it for the current address of its member. Whether it has
 * expired is for the caller to check.
 *
 * @param addressOf Returns the current address of a member.
 */
export async function readReplyToken(
  forum: Forum,
  token: string,
  addressOf: (userID: number) => Promise<string | undefined>,
): Promise<ReplyGrant | undefined> {
  const bytes = decodeToken(token);
  if (bytes?.length !== payloadLength + signatureLength) return undefined;
  const payload = bytes.subarray(0, payloadLength);
  const recordType = kinds[payload.readUInt8(0)];
  const userID = payload.readUIntBE(3, 5);
  const address = await addressOf(userID);
  if (recordType === undefined || address === undefined) return undefined;
  if (!timingSafeEqual(bytes.subarray(payloadLength), await signToken(forum, { purpose: 'reply', payload, address })))
    return undefined;
  return { userID, recordType, recordID: payload.readUIntBE(8, 6), lastDay: payload.readUInt16BE(1) };
}
