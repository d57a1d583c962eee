import { useState, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** The first idle moment after a component is mounted. */
class IdleMoment {
  readonly #timeout: number;
  #hasCome = false;

  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  hasCome = () => this.#hasCome;

  subscribe = (listener: () => void) =>
    whenIdle(() => {
      this.#hasCome = true;
      listener();
    }, this.#timeout);
}

/**
 * Returns whether the browser has been idle since the component was mounted, at the latest after `timeout`
 * milliseconds. Returns false on the server.
 */
export function useIdleMoment(timeout: number): boolean {
  const [moment] = useState(() => new IdleMoment(timeout));
  return useSyncExternalStore(moment.subscribe, moment.hasCome, () => false);
}
