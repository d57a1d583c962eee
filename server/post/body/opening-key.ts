import { crc32 } from 'node:zlib';

/** How many characters of a post are its opening. */
const openingLength = 40;

/**
 * Returns the number kept as `opening_key` for a post: a checksum of the first characters of its plain text. Posts that
 * begin alike have the same number; it fits PostgreSQL's signed `integer`.
 */
export const openingKey = (text: string): number => crc32(text.slice(0, openingLength)) | 0;
