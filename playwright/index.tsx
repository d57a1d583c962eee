import '#theme/global.css.ts';
import '#stories/support/english.ts';
import { afterMount, beforeMount } from '@playwright/experimental-ct-react/hooks';
import { type ReactNode, useEffect } from 'react';

/** Ends `mount`: the component and all within it are on the page and have done their effects. */
let tellDrawn = () => {};
let drawn = Promise.resolve();

function Mounted({ children }: { children: ReactNode }) {
  useEffect(() => tellDrawn(), []);
  return children;
}

// Playwright's own `mount` only asks React to draw: on a busy machine a key pressed right after it came before the
// component, and went nowhere.
beforeMount(async ({ App }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  drawn = promise;
  tellDrawn = resolve;
  // A component that fails is never drawn; the test finds it missing at once.
  window.addEventListener('error', () => resolve(), { once: true });
  return (
    <Mounted>
      <App />
    </Mounted>
  );
});

afterMount(() => drawn);
