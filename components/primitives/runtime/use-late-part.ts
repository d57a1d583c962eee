import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** After how many milliseconds a part that could not be loaded is asked for again: a few times, then with the next call. */
const pauses = [1_000, 5_000, 15_000];

/** Loads something and hands it over to `done`; asks again after a while when it could not be loaded. */
export function untilLoaded<Loaded>(load: () => Promise<Loaded>, done?: (loaded: Loaded) => void, tries = 0): void {
  load().then(done, () => {
    if (tries < pauses.length) setTimeout(() => untilLoaded(load, done, tries + 1), pauses[tries]);
  });
}

/**
 * A part of the page that is loaded when `wake` is first called (or at once, when `isEager`): undefined until it is there.
 * It comes as a transition, so that what its reader does meanwhile is heard first.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isEager = false,
): [ComponentType<Props> | undefined, () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const wake = useCallback(() => untilLoaded(load, (loaded) => startTransition(() => setPart(() => loaded))), [load]);
  useEffect(() => {
    if (isEager) wake();
  }, [isEager, wake]);
  return [Part, wake];
}
