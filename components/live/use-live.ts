import { useEffect, useRef } from 'react';
import { liveStore } from './live-store.ts';

/** Hears news of a type (notification, counts, comment, message, …) while the component is on the page. */
export function useLive(type: string, hear: (data: Readonly<Record<string, unknown>>) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => liveStore.listen(type, (data) => latest.current(data)), [type]);
}

/** Wants the news of a topic, such as `discussion:12`, while the component is on the page. */
export function useLiveTopic(topic: string): void {
  useEffect(() => liveStore.want(topic), [topic]);
}
