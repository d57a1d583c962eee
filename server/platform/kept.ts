import type { Bus } from '#server/platform/bus.ts';

/** A copy of some of the database in memory, loaded when first asked for and again after it was forgotten. */
export interface Kept<T> {
  /** The copy, loaded if there is none. Requests that ask at once share one load. */
  get(): Promise<T>;
  /** Forgets the copy here and in every other process. Call it after the change is committed. */
  changed(): Promise<void>;
}

/** How long a copy is trusted when no word of a change arrives, in milliseconds. */
const trustedFor = 60_000;

/** Keeps what `load` gives until `topic` is published on the bus, or a minute has passed. */
export function keep<T>(bus: Bus, topic: string, load: () => Promise<T>): Kept<T> {
  let copy: Promise<T> | undefined;
  let loadedAt = 0;
  const forget = (): void => {
    copy = undefined;
  };
  bus.subscribe(topic, forget);
  return {
    get() {
      if (copy && Date.now() - loadedAt < trustedFor) return copy;
      loadedAt = Date.now();
      const loading = load();
      copy = loading;
      // A failed load is not kept, so the next request tries again.
      loading.catch(() => {
        if (copy === loading) copy = undefined;
      });
      return loading;
    },
    async changed() {
      forget();
      await bus.publish(topic, {});
    },
  };
}
