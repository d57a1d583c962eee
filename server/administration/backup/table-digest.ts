import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/** The number of records and their checksum, as 64 hexadecimal digits. */
export interface Digest {
  readonly count: number;
  readonly checksum: string;
}

/**
 * A checksum of a set of records that does not depend on their order: the sum of their SHA-256 hashes. Two databases may
 * return the rows of a table in different orders.
 */
export class RecordDigest {
  #count = 0;
  #sum = 0n;

  add(record: string): void {
    this.#count += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(record).digest('hex')}`)) % modulus;
  }

  get digest(): Digest {
    return { count: this.#count, checksum: this.#sum.toString(16).padStart(64, '0') };
  }
}

/** Whether two digests are of the same records. */
export const isEqualDigest = (one: Digest | undefined, other: Digest | undefined): boolean =>
  one !== undefined && other !== undefined && one.count === other.count && one.checksum === other.checksum;
