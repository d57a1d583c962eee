import { useSyncExternalStore } from 'react';
import { media } from '#theme/tokens/breakpoints.ts';

const phone = () => window.matchMedia(media.xs);

/**
 * Calls `listener` when the window crosses the phone breakpoint. Returns a function that removes the listener. Browser
 * only.
 */
export function subscribeToPhoneWidth(listener: () => void): () => void {
  const screen = phone();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/**
 * Returns whether the window is as narrow as a phone's. For content that opens after hydration; the initial page uses
 * media queries instead.
 */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribeToPhoneWidth, () => phone().matches);
