/** How long a button that was clicked too early is watched, in milliseconds. */
const patience = 10_000;

declare global {
  /** Collects clicks before the page's scripts are there (`pages/-page-scripts.tsx`), and ends that. */
  var earlyClicks: { readonly targets: EventTarget[]; readonly stop: () => void } | undefined;
}

/** Whether React has hydrated an element that the server rendered. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;

/**
 * Repeats clicks on server-rendered buttons that are not hydrated yet, as soon as they are; links and forms work without.
 * React drops such a click where the script of the part is not loaded. Where it is, React hydrates the part within the event,
 * and handles the click itself.
 */
export function replayEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();
  const keep = (target: EventTarget | null) => {
    const button = buttonOf(target);
    if (!button || isHydrated(button) || clicked.has(button)) return;
    clicked.add(button);
    const until = performance.now() + patience;
    const look = () => {
      if (!clicked.has(button)) return;
      const isLost = !button.isConnected || performance.now() > until;
      if (!isLost && !isHydrated(button)) return void setTimeout(look, 50);
      clicked.delete(button);
      if (!isLost) button.click();
    };
    look();
  };
  // React listens at the document: before it the window hears the click, after it the root element, unless React drops the click.
  window.addEventListener('click', ({ target }) => keep(target), true);
  const forget = ({ target }: Event) => {
    const button = buttonOf(target);
    if (button && isHydrated(button)) clicked.delete(button);
  };
  document.documentElement.addEventListener('click', forget, true);
  globalThis.earlyClicks?.stop();
  for (const target of globalThis.earlyClicks?.targets ?? []) keep(target);
}
