import { useState, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** Returns the store of the first idle moment, which it waits for when it is subscribed to. */
function idleMoment(timeout: number) {
  let hasCome = false;
  return {
    hasCome: () => hasCome,
    subscribe: (listener: () => void) =>
      whenIdle(() => {
        hasCome = true;
        listener();
      }, timeout),
  };
}

/**
 * Returns whether the browser has been idle since the component was mounted, at the latest after `timeout`
 * milliseconds. Returns false on the server.
 */
export function useIdleMoment(timeout: number): boolean {
  const [moment] = useState(() => idleMoment(timeout));
  return useSyncExternalStore(moment.subscribe, moment.hasCome, () => false);
}
