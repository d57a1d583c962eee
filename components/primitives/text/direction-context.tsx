import { createContext, use, useSyncExternalStore } from 'react';

/** The direction of writing below; without it, that of the document. */
export const DirectionContext = createContext<'ltr' | 'rtl' | undefined>(undefined);

/** The direction of writing here, for parts whose arrow keys and places depend on it. */
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
