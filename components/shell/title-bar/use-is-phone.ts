import { useSyncExternalStore } from 'react';
import { media } from '#theme/tokens/breakpoints.ts';

const phone = () => window.matchMedia(media.xs);

/** Hears when the window becomes as narrow as a phone's, or wider again; gives what ends that. Browser only. */
export function hearOfPhone(hear: () => void): () => void {
  const screen = phone();
  screen.addEventListener('change', hear);
  return () => screen.removeEventListener('change', hear);
}

/** Whether the window is as narrow as a phone's. For parts that are opened; what a page shows at first is told by its styles. */
export const useIsPhone = (): boolean => useSyncExternalStore(hearOfPhone, () => phone().matches);
