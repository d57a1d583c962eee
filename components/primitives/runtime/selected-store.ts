import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * Subscribes to a part of a store and rerenders only when that part changes. The build replaces the router's own
 * implementation (`use-sync-external-store/shim/with-selector`) with it, which contains code for older React versions.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | undefined,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const shown = useRef<{ readonly selection: Selection }>(undefined);
  const [now, onServer] = useMemo(() => {
    let last: { readonly snapshot: Snapshot; readonly selection: Selection } | undefined;
    const read = (snapshot: Snapshot): Selection => {
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const before = last ?? shown.current;
      const fresh = select(snapshot);
      last = { snapshot, selection: before && isEqual(before.selection, fresh) ? before.selection : fresh };
      return last.selection;
    };
    return [() => read(getSnapshot()), getServerSnapshot && (() => read(getServerSnapshot()))];
  }, [getSnapshot, getServerSnapshot, select, isEqual]);
  const selection = useSyncExternalStore(subscribe, now, onServer);
  useEffect(() => {
    shown.current = { selection };
  }, [selection]);
  return selection;
}
