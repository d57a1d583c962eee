import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * The maximum length of a prepared statement's text. Longer texts are generated for a single use; preparing them would
 * only fill the server's memory.
 */
const longestText = 16_000;
const keptNames = 500;
const keptSightings = 1_000;

/** Matches parameter lists of variable length: `in ($1, $2)` and the rows of `values (…), ($4, …)`. */
const growingList = /\bin \(\$\d+, ?\$\d|\), ?\(\$\d/i;

/**
 * Chooses which SQL texts become named prepared statements, and names them: texts that are used at least twice, are not
 * too long, and contain no list of variable length. Both caches are bounded and evict the least recently used text.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #sightings = new Map<string, true>();

  /**
   * Returns the statement name of a text, always the same for the same text. Returns undefined when the text should be
   * sent unnamed.
   */
  nameFor(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return store(this.#names, text, name, keptNames);
    if (text.length > longestText || growingList.test(text)) return undefined;
    if (!this.#sightings.delete(text)) {
      store(this.#sightings, text, true, keptSightings);
      return undefined;
    }
    return store(this.#names, text, hashName(text), keptNames);
  }
}

/** Returns a client class for `pg.Pool` that sends parametrised queries as the named prepared statements of `names`. */
export function preparingClient(names: StatementNames): new (config?: pg.ClientConfig) => pg.Client {
  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's nine overloads pass through here as they are.
    override query(query: any, values?: any, callback?: any): any {
      const name = typeof query === 'string' && values?.length > 0 ? names.nameFor(query) : undefined;
      if (name === undefined) return super.query(query, values, callback);
      return callback
        ? super.query({ name, text: query, values }, callback)
        : super.query({ name, text: query, values });
    }
  };
}

/** Sets an entry of an LRU map and evicts the oldest entry beyond the limit. */
function store<T>(map: Map<string, T>, key: string, value: T, limit: number): T {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > limit && !oldest.done) map.delete(oldest.value);
  return value;
}

function hashName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
