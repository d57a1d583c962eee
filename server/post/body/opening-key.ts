import { crc32 } from 'node:zlib';

/** The length of a post's opening, in characters. */
const openingLength = 40;

/**
 * Returns the `opening_key` of a post: a checksum of the first characters of its plain text. Posts with the same
 * opening have the same key. The value fits PostgreSQL's signed `integer`.
 */
export const openingKey = (text: string): number => crc32(text.slice(0, openingLength)) | 0;
