import { type RefObject, useEffect, useRef } from 'react';

/** The ways to dismiss a popover: by Escape, or by an interaction elsewhere. */
export type Dismissal = 'escape' | 'elsewhere';

/**
 * Reports the dismissal of a popover that is part of the page: by Escape, a press outside, or the focus moving
 * elsewhere. `place` contains the popover and its trigger.
 */
export function useDismissal(place: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: (how: Dismissal) => void) {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !place.current?.contains(target);
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current('escape');
    };
    const leave = ({ target }: Event) => isOutside(target) && latest.current('elsewhere');
    document.addEventListener('keydown', keydown);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', keydown);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen, place]);
}
