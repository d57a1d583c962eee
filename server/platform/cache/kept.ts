import type { Kysely } from 'kysely';
import type { Bus } from '#server/platform/cache/bus.ts';
import { openTransaction } from '#server/platform/database/open-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** A copy of some of the database in memory, loaded when first asked for and again after it was forgotten. */
export interface Kept<T> {
  /** The copy, loaded if there is none. Requests that ask at once share one load. */
  get(): Promise<T>;
  /** Forgets the copy here and in every other process. Call it after the change is committed. */
  changed(): Promise<void>;
}

/** How long a copy is trusted when no word of a change arrives, in milliseconds. */
const trustedFor = 60_000;

/** How long a copy is trusted while no word of a change can arrive (`bus.isHearing`), in milliseconds. */
const trustedWhileDeaf = 1_000;

/**
 * Keeps what `load` gives until `topic` is published on the bus, news of other processes may have been missed, or a minute has
 * passed. While the bus hears nothing of other processes, a copy is used for a second.
 *
 * A transaction in which there is no copy reads for itself, since a load on another connection could wait for the very
 * connection that the transaction holds; what it reads may never be committed, and is not kept.
 */
export function keep<T>(
  { bus, db }: { bus: Bus; db: Kysely<Tables> },
  topic: string,
  load: (db: Kysely<Tables>) => Promise<T>,
): Kept<T> {
  let copy: { readonly loading: Promise<T>; isLoaded: boolean } | undefined;
  let loadedAt = 0;
  const forget = (): void => {
    copy = undefined;
  };
  const loadAnew = (): Promise<T> => {
    const fresh = { loading: load(db), isLoaded: false };
    loadedAt = Date.now();
    copy = fresh;
    fresh.loading.then(
      () => {
        fresh.isLoaded = true;
      },
      // A failed load is not kept, so the next request tries again.
      () => {
        if (copy === fresh) copy = undefined;
      },
    );
    return fresh.loading;
  };
  bus.subscribe(topic, forget);
  bus.onGap(forget);
  const isTrusted = () => Date.now() - loadedAt < (bus.isHearing ? trustedFor : trustedWhileDeaf);
  return {
    get() {
      const known = copy && isTrusted() ? copy : undefined;
      if (known?.isLoaded) return known.loading;
      const transaction = openTransaction();
      return transaction ? load(transaction) : (known?.loading ?? loadAnew());
    },
    async changed() {
      forget();
      await bus.publish(topic, {});
    },
  };
}
