import { type ComponentType, useState } from 'react';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import type { EntryDriver } from './entry-form.tsx';

/**
 * Loads the driver of a form at `/entry/…`: at the first interaction with the form, or immediately if `isAwake`.
 * `Driver` renders nothing and receives `setDriver`; `waking` contains props for the form.
 */
export function useEntryDriver<Props, Driving extends EntryDriver>(
  load: () => Promise<ComponentType<Props>>,
  isAwake: boolean,
) {
  const [isWanted, setIsWanted] = useState(isAwake);
  const [Driver, wake] = useLazyComponent(load, isAwake);
  const [driver, setDriver] = useState<Driving>();
  const onWake = () => {
    setIsWanted(true);
    wake();
  };
  return { Driver, driver, setDriver, waking: { driver, isDriverComing: isWanted && !driver, onWake } };
}
