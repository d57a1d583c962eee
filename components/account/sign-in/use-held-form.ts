import { type RefObject, useEffect, useState } from 'react';
import type { EntryDriver } from './entry-form.tsx';

/** How long a form that was sent waits for what drives it, in milliseconds. */
const patience = 4_000;

/**
 * Holds a form that was sent before its driver has come, as on a slow line: sent as forms always were, it would come back
 * without the password. When the driver does not come either, that is still better than waiting.
 */
export function useHeldForm(form: RefObject<HTMLFormElement | null>, driver: EntryDriver | undefined) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isHeld || !form.current) return;
    if (driver) {
      setIsHeld(false);
      driver.submit(new FormData(form.current));
      return;
    }
    const timer = setTimeout(() => form.current?.submit(), patience);
    return () => clearTimeout(timer);
  }, [isHeld, driver, form]);
  return [isHeld, () => setIsHeld(true)] as const;
}
