import { useEffect, useRef } from 'react';
import { liveStore } from './live-store.ts';

/**
 * Calls a listener for each live update of a type (notification, counts, comment, message, …) while the component is
 * mounted.
 */
export function useLive(type: string, listener: (data: Readonly<Record<string, unknown>>) => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => liveStore.listen(type, (data) => latest.current(data)), [type]);
}

/** Requests the updates of a topic, such as `discussion:12`, while the component is mounted. */
export function useLiveTopic(topic: string): void {
  useEffect(() => liveStore.want(topic), [topic]);
}
