/** The time limit for replaying a click, in milliseconds. */
const timeLimit = 10_000;

declare global {
  /** Collects clicks until the page's scripts are loaded (`pages/-rendering/page-scripts.tsx`). `stop` ends this. */
  var earlyClicks: { readonly targets: EventTarget[]; readonly stop: () => void } | undefined;
}

/** Whether React has hydrated an element that the server rendered. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;

/**
 * Replays clicks on server-rendered buttons that are not hydrated yet, as soon as they are hydrated. Links and forms
 * work without hydration. If the script of a part is not loaded, React drops the click. If it is loaded, React hydrates
 * the part during the event and handles the click itself.
 */
export function replayEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();
  const store = (target: EventTarget | null) => {
    const button = buttonOf(target);
    if (!button || isHydrated(button) || clicked.has(button)) return;
    clicked.add(button);
    const until = performance.now() + timeLimit;
    const look = () => {
      if (!clicked.has(button)) return;
      const isLost = !button.isConnected || performance.now() > until;
      if (!isLost && !isHydrated(button)) return void setTimeout(look, 50);
      clicked.delete(button);
      if (!isLost) button.click();
    };
    look();
  };
  // React listens on `document`. The listener on `window` runs before it. The listener on the root element runs after
  // it, and only if React has not dropped the click.
  window.addEventListener('click', ({ target }) => store(target), true);
  const forget = ({ target }: Event) => {
    const button = buttonOf(target);
    if (button && isHydrated(button)) clicked.delete(button);
  };
  document.documentElement.addEventListener('click', forget, true);
  globalThis.earlyClicks?.stop();
  for (const target of globalThis.earlyClicks?.targets ?? []) store(target);
}
