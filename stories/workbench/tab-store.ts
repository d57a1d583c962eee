/** A value that is kept for the tab of the browser. */
export interface TabStore<Value extends object> {
  readonly get: () => Value;
  /** Changes a part of the value and keeps it. */
  readonly change: (change: Partial<Value>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of a value. `first` returns the first value from the stored one. */
export function tabStore<Value extends object>(key: string, first: (stored: Partial<Value>) => Value): TabStore<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  const get = () => {
    current ??= first(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return current;
  };
  return {
    get,
    change: (change) => {
      current = { ...get(), ...change };
      sessionStorage.setItem(key, JSON.stringify(current));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
