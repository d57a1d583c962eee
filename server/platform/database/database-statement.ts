import { createHash } from 'node:crypto';
import pg from 'pg';

/** Longer texts are built by programs for one occasion; preparing them would only fill the server's memory. */
const longestText = 16_000;
const keptNames = 500;
const keptSightings = 1_000;

/** Lists of parameters whose length differs from call to call: `in ($1, $2)` and the rows of `values (…), ($4, …)`. */
const growingList = /\bin \(\$\d+, ?\$\d|\), ?\(\$\d/i;

/**
 * Chooses which SQL texts become named prepared statements, and names them: those that are used a second time, are not
 * long, and hold no list that grows. Both memories are bounded; the text used longest ago is forgotten first.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #sightings = new Map<string, true>();

  /** The name for a text, always the same for the same text; undefined when it should be sent without one. */
  nameFor(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return keep(this.#names, text, name, keptNames);
    if (text.length > longestText || growingList.test(text)) return undefined;
    if (!this.#sightings.delete(text)) {
      keep(this.#sightings, text, true, keptSightings);
      return undefined;
    }
    return keep(this.#names, text, hashName(text), keptNames);
  }
}

/** A client class for `pg.Pool` that sends parametrised queries as the named prepared statements of `names`. */
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

/** Sets the newest entry of a map that forgets its oldest. */
function keep<T>(map: Map<string, T>, key: string, value: T, limit: number): T {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > limit && !oldest.done) map.delete(oldest.value);
  return value;
}

function hashName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
