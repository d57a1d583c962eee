/** The time for which an early click waits for the button's hydration, in milliseconds. */
const patience = 10_000;

/** Checks whether React has hydrated a server-rendered element. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Stores clicks on server-rendered buttons that are not hydrated yet, and replays them after hydration. React drops
 * such clicks, because parts of a page hydrate at different times. Links and forms work without hydration.
 */
export function replayEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button || isHydrated(button) || clicked.has(button)) return;
    clicked.add(button);
    const until = performance.now() + patience;
    const look = () => {
      const isLost = !button.isConnected || performance.now() > until;
      if (!isLost && !isHydrated(button)) return void setTimeout(look, 50);
      clicked.delete(button);
      if (!isLost) button.click();
    };
    look();
  };
  // Captured on the window, because React handles events at the document first.
  window.addEventListener('click', keep, true);
}
