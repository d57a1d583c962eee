import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The external events of a scene, by name; `detail` is the payload that a walk sends. */
type StoryEvents = Readonly<Record<string, (detail: never) => void>>;

/**
 * Lets a walk trigger external events of a scene, such as decisions of its owner or changes in another tab. The
 * gestures call `dispatchStoryEvent`. Updates are flushed synchronously, because the next gesture could otherwise press
 * an element that is about to move.
 */
export function useStoryEvents(events: StoryEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const listener = (event: Event) => {
      const { name, detail } = (event as CustomEvent<{ name: string; detail: never }>).detail;
      flushSync(() => latest.current[name]?.(detail));
    };
    window.addEventListener('story', listener);
    return () => window.removeEventListener('story', listener);
  }, []);
}
