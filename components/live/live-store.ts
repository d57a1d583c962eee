/** A live update received by the page: a type and record IDs. */
export interface LiveUpdate {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Hear = (data: LiveUpdate['data']) => void;

const listeners = new Map<string, Set<Hear>>();
const wanted = new Map<string, number>();
const watchers = new Set<() => void>();

const changed = (): void => {
  for (const watch of watchers) watch();
};

/**
 * The store for live updates of this page: the listeners by update type, and the requested topics. The connection
 * itself opens later, when the page is idle.
 */
export const liveStore = {
  /** Registers a listener for a type of update. Returns a function that removes it. */
  listen(type: string, listener: Hear): () => void {
    const group = listeners.get(type) ?? new Set();
    listeners.set(type, group.add(listener));
    return () => void group.delete(listener);
  },
  tell({ type, data }: LiveUpdate): void {
    for (const listener of listeners.get(type) ?? []) listener(data);
  },
  /** Requests the updates of a topic, such as `discussion:12`. Returns a function that ends the request. */
  want(topic: string): () => void {
    wanted.set(topic, (wanted.get(topic) ?? 0) + 1);
    changed();
    return () => {
      const left = (wanted.get(topic) ?? 1) - 1;
      if (left > 0) wanted.set(topic, left);
      else wanted.delete(topic);
      changed();
    };
  },
  /** Returns the requested topics, sorted and joined by commas, so that an unchanged set gives an equal string. */
  topics: (): string => [...wanted.keys()].sort().join(),
  watch(listener: () => void): () => void {
    watchers.add(listener);
    return () => void watchers.delete(listener);
  },
};
