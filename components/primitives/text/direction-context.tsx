import { createContext, use, useSyncExternalStore } from 'react';

/** The writing direction of the subtree. Undefined means the document's direction. */
export const DirectionContext = createContext<'ltr' | 'rtl' | undefined>(undefined);

/** Returns the writing direction, for components whose arrow keys and positions depend on it. */
export function useDirection(): 'ltr' | 'rtl' {
  const given = use(DirectionContext);
  const written = useSyncExternalStore(observe, documentDirection, leftToRight);
  return given ?? written;
}

const leftToRight = () => 'ltr' as const;
const documentDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function observe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
