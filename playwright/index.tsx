import '#theme/global.css.ts';
import '#stories/support/english.ts';
import { afterMount, beforeMount } from '@playwright/experimental-ct-react/hooks';
import { type ReactNode, useEffect } from 'react';

/** Resolves `mount` after the component is rendered and all effects have run. */
let tellDrawn = () => {};
let drawn = Promise.resolve();

function Mounted({ children }: { children: ReactNode }) {
  useEffect(() => tellDrawn(), []);
  return children;
}

// Playwright's own `mount` does not wait for the render. On a busy computer, a key pressed right after it would be
// lost.
beforeMount(async ({ App }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  drawn = promise;
  tellDrawn = resolve;
  // A component that throws never renders; the test then fails without waiting.
  window.addEventListener('error', () => resolve(), { once: true });
  return (
    <Mounted>
      <App />
    </Mounted>
  );
});

afterMount(() => drawn);
