import { type RefObject, useEffect, useState } from 'react';
import type { EntryDriver } from './entry-form.tsx';

/** The time for which a submitted form waits for its driver, in milliseconds. */
const timeLimit = 4_000;

/**
 * Holds a form that was submitted before its driver has loaded, for example on a slow connection. A native submission
 * would lose the password if it is rejected. If the driver does not load in time, the form is submitted natively.
 */
export function useDeferredSubmit(form: RefObject<HTMLFormElement | null>, driver: EntryDriver | undefined) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isHeld || !form.current) return;
    if (driver) {
      setIsHeld(false);
      driver.submit(new FormData(form.current));
      return;
    }
    const timer = setTimeout(() => form.current?.submit(), timeLimit);
    return () => clearTimeout(timer);
  }, [isHeld, driver, form]);
  return [isHeld, () => setIsHeld(true)] as const;
}
