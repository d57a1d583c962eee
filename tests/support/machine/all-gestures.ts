import '#scripts/words/english.ts';
import { foundFeatures } from '#tests/support/machine/found-features.ts';
import type { Gestures } from './gestures.ts';

/** The gestures of every model, with the address of its feature. */
export const allGestures = async () =>
  (await foundFeatures<Gestures>('tests', '.gestures.ts', 'seen')).map(({ part, ...feature }) => ({
    ...feature,
    gestures: part,
  }));
