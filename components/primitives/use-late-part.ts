import { type ComponentType, useCallback, useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when `wake` is first called (or at once, when `isEager`): undefined until it is there.
 *
 * A part that could not be loaded is tried again with the next call.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isEager = false,
): [ComponentType<Props> | undefined, () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const wake = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  useEffect(() => {
    if (isEager) wake();
  }, [isEager, wake]);
  return [Part, wake];
}
