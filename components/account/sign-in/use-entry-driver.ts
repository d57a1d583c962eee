import { type ComponentType, useState } from 'react';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import type { EntryDriver } from './entry-form.tsx';

/**
 * What drives a form at `/entry/…`, loaded when the form is first touched, or at once when it `isAwake`. `Driver` draws nothing
 * and is given `setDriver`; `waking` is for the form.
 */
export function useEntryDriver<Props, Driving extends EntryDriver>(
  load: () => Promise<ComponentType<Props>>,
  isAwake: boolean,
) {
  const [isWanted, setIsWanted] = useState(isAwake);
  const [Driver, wake] = useLatePart(load, isAwake);
  const [driver, setDriver] = useState<Driving>();
  const onWake = () => {
    setIsWanted(true);
    wake();
  };
  return { Driver, driver, setDriver, waking: { driver, isDriverComing: isWanted && !driver, onWake } };
}
