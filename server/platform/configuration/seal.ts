import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from './configuration.ts';

/**
 * Encrypts secrets that the forum must be able to read again (AES-256-GCM), so that access to the database alone does
 * not reveal them. The ciphertext is bound to its `purpose`: a secret sealed for one purpose cannot be used for
 * another.
 */
export interface Seal {
  /** The prefix of every text sealed with the current key. */
  readonly mark: string;
  seal(text: string, purpose: string): string;
  /**
   * Returns the decrypted text. Returns a text that was never sealed unchanged. Returns undefined when no key can
   * decrypt it.
   */
  unseal(sealed: string, purpose: string): string | undefined;
}

interface Key {
  readonly mark: string;
  readonly bytes: Buffer;
}

const prefix = 'sealed:';
const nonceLength = 12;
const tagLength = 16;

function keyOf(words: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', words, '', 'folkmoot seal', 32));
  return { bytes, mark: `${prefix}${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}:` };
}

function sealWith({ bytes, mark }: Key, text: string, purpose: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(purpose));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

function unsealWith({ bytes, mark }: Key, sealed: string, purpose: string): string | undefined {
  const parts = Buffer.from(sealed.slice(mark.length), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytes, parts.subarray(0, nonceLength))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(parts.subarray(nonceLength, nonceLength + tagLength));
    const hidden = parts.subarray(nonceLength + tagLength);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Returns the default key when none is configured: the content of a file that only the forum's own user account can
 * read, created on first use.
 */
function fileKey(dataFolder: string): string {
  const file = join(dataFolder, 'secret.key');
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates the seal of a forum. It encrypts with the first configured key, or with the key in the data folder. The other
 * keys are only used to decrypt.
 */
export function createSeal({ secretKeys, dataFolder }: Pick<Configuration, 'secretKeys' | 'dataFolder'>): Seal {
  let known: readonly [Key, ...Key[]] | undefined;
  const keys = (): readonly [Key, ...Key[]] => {
    const [first, ...others] = secretKeys;
    known ??= [keyOf(first ?? fileKey(dataFolder)), ...others.map(keyOf)];
    return known;
  };
  return {
    get mark() {
      return keys()[0].mark;
    },
    seal: (text, purpose) => sealWith(keys()[0], text, purpose),
    unseal(sealed, purpose) {
      if (!sealed.startsWith(prefix)) return sealed;
      const key = keys().find(({ mark }) => sealed.startsWith(mark));
      return key && unsealWith(key, sealed, purpose);
    },
  };
}
