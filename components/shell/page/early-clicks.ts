/** For how long a button that was clicked too early is watched, in milliseconds. */
const patience = 10_000;

/** Whether React has taken over an element that the server has drawn. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Keeps clicks on buttons that the server has drawn and whose script has not come: they are given again once it has.
 * React drops them, since parts of a page come alive at different times. Links and forms work without.
 */
export function keepEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button || isAlive(button) || clicked.has(button)) return;
    clicked.add(button);
    const until = performance.now() + patience;
    const look = () => {
      const isLost = !button.isConnected || performance.now() > until;
      if (!isLost && !isAlive(button)) return void setTimeout(look, 50);
      clicked.delete(button);
      if (!isLost) button.click();
    };
    look();
  };
  // Before React, which hears of everything first at the document.
  window.addEventListener('click', keep, true);
}
