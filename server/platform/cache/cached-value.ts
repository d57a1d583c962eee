import type { Kysely } from 'kysely';
import type { Bus } from '#server/platform/cache/bus.ts';
import { openTransaction } from '#server/platform/database/open-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** An in-memory cache of data from the database, loaded on first use and again after each invalidation. */
export interface Cached<T> {
  /** Returns the cached value and loads it if necessary. Concurrent calls share one load. */
  get(): Promise<T>;
  /** Invalidates the cache in this and every other process. Call it after the change is committed. */
  changed(): Promise<void>;
}

/** The maximum age of a cached copy without an invalidation, in milliseconds. */
const trustedFor = 60_000;

/**
 * The maximum age of a cached copy while no invalidations arrive from other processes (`bus.isReceiving` is false), in
 * milliseconds.
 */
const maxAgeWhileDisconnected = 1_000;

/**
 * Caches the result of `load` until `topic` is published on the event bus, messages of other processes may have been
 * missed, or a minute has passed. While the bus receives nothing from other processes, a copy is used for one second.
 *
 * A transaction without a cached copy reads for itself, since a load on another connection could wait for the
 * connection that the transaction holds. The result is not cached, since the transaction may never be committed.
 */
export function createCached<T>(
  { bus, db }: { bus: Bus; db: Kysely<Tables> },
  topic: string,
  load: (db: Kysely<Tables>) => Promise<T>,
): Cached<T> {
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
      // A failed load is not cached, so the next request tries again.
      () => {
        if (copy === fresh) copy = undefined;
      },
    );
    return fresh.loading;
  };
  bus.subscribe(topic, forget);
  bus.onGap(forget);
  const isTrusted = () => Date.now() - loadedAt < (bus.isReceiving ? trustedFor : maxAgeWhileDisconnected);
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
