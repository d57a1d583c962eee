import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** What the world may do to a scene, by name; `detail` is what a walk says with it. */
type StoryEvents = Readonly<Record<string, (detail: never) => void>>;

/**
 * Lets a walk be the world around a scene: its owner's decisions, another tab. It tells by `tellStory` of the gestures, after
 * which the scene shows what happened: a hand that went on before pressed where something had been.
 */
export function useStoryEvents(events: StoryEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const hear = (event: Event) => {
      const { name, detail } = (event as CustomEvent<{ name: string; detail: never }>).detail;
      flushSync(() => latest.current[name]?.(detail));
    };
    window.addEventListener('story', hear);
    return () => window.removeEventListener('story', hear);
  }, []);
}
