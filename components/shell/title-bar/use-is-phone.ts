import { useSyncExternalStore } from 'react';
import { media } from '#theme/tokens/breakpoints.ts';

const phone = () => window.matchMedia(media.xs);

/**
 * Calls `hear` when the window crosses the phone breakpoint. Returns a function that removes the listener. Browser
 * only.
 */
export function subscribeToPhoneWidth(hear: () => void): () => void {
  const screen = phone();
  screen.addEventListener('change', hear);
  return () => screen.removeEventListener('change', hear);
}

/**
 * Returns whether the window is as narrow as a phone's. For content that opens after hydration; the initial page uses
 * media queries instead.
 */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribeToPhoneWidth, () => phone().matches);
