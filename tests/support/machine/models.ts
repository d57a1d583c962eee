import '#scripts/messages/english.ts';
import type { Model } from '#machines/model/model.ts';
import { loadFeatureExports } from '#tests/support/machine/feature-exports.ts';

/** Returns every model of the project, with the area and stem of the feature. */
export const allModels = async () =>
  (await loadFeatureExports<Model>('machines', '.model.ts', 'machine')).map(({ part, ...feature }) => ({
    ...feature,
    model: part,
  }));
