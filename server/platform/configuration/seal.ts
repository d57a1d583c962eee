import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from './configuration.ts';

/**
 * Keeps secrets that the forum must be able to read again (AES-256-GCM), so that whoever has only the database cannot.
 * `purpose` is bound to what is sealed: what is sealed for one cannot be put in place of another.
 */
export interface Seal {
  /** What every text sealed with the present key begins with. */
  readonly mark: string;
  seal(text: string, purpose: string): string;
  /** What was sealed; a text that never was, as it is; undefined when none of the keys opens it. */
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

/** The key of a forum that was given none: a file that only the forum's own account can read, made at first use. */
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

/** The seal of a forum: with the first of its secret keys, or with the key in its data folder. The others still open. */
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
