import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** Retry delays after a failed load, in milliseconds. After the last retry, only the next call tries again. */
const pauses = [1_000, 5_000, 15_000];

/**
 * Loads something and passes it to `onLoaded`. Retries with increasing delays on failure; after the last one it calls
 * `onFailed`.
 */
export function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded?: (loaded: Loaded) => void,
  onFailed?: () => void,
  tries = 0,
): void {
  load().then(onLoaded, () => {
    if (tries === pauses.length) onFailed?.();
    else setTimeout(() => loadWithRetry(load, onLoaded, onFailed, tries + 1), pauses[tries]);
  });
}

/**
 * A component that is lazy-loaded when `wake` is first called (or immediately with `isEager`). Undefined until it is
 * loaded. It is set in a transition, so that user input has priority.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isEager = false,
): [ComponentType<Props> | undefined, () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const wake = useCallback(() => loadWithRetry(load, (loaded) => startTransition(() => setPart(() => loaded))), [load]);
  useEffect(() => {
    if (isEager) wake();
  }, [isEager, wake]);
  return [Part, wake];
}
