import '#scripts/messages/english.ts';
import { loadFeatureExports } from '#tests/support/machine/feature-exports.ts';
import type { Gestures } from './gestures.ts';
import { withSpecifiedDelays } from './models.ts';

/** Returns the gestures of every model, with the specified delays, and with the area and stem of the feature. */
export const allGestures = async () =>
  (await loadFeatureExports<Gestures>('tests', '.gestures.ts', 'seen')).map(({ part, ...feature }) => ({
    ...feature,
    gestures: { ...part, model: withSpecifiedDelays(part.model, feature.stem) },
  }));
