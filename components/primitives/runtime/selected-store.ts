import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * A part of a store, drawn anew only when that part is another. The build takes it in place of the router's own
 * (`use-sync-external-store/shim/with-selector`), which carries what older Reacts lacked.
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
