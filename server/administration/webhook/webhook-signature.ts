import { createHmac } from 'node:crypto';

/**
 * Returns the signature of a delivery: HMAC-SHA256 of the time and the body, separated by a dot. The receiver rejects
 * old times, so that a recorded request cannot be sent again.
 */
export const signatureOf = (secret: string, time: number, body: string): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
