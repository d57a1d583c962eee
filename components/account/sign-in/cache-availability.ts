import type { AskAvailable } from '#components/account/registration/availability.tsx';
import type { AvailabilityResult } from '#machines/account/registration/availability.machine.ts';

/**
 * Wraps an availability query so that each text is requested only once (docs/behavior/account.md#availability-checks).
 */
export function cacheAvailability(ask: AskAvailable): AskAvailable {
  const known = new Map<string, AvailabilityResult>();
  return async (text, signal) => {
    const word = known.get(text) ?? (await ask(text, signal));
    known.set(text, word);
    return word;
  };
}
