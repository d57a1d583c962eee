import { type RefObject, useEffect, useRef } from 'react';

/** How a reader leaves a flyout: by Escape, or by doing something elsewhere. */
export type Dismissal = 'escape' | 'elsewhere';

/**
 * Tells when a reader leaves a flyout that is part of the page: by Escape, a press outside of it, or the focus going
 * elsewhere. `place` holds the flyout and its button.
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
