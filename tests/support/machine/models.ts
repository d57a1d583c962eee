import '#scripts/messages/english.ts';
import type { Model } from '#machines/model/model.ts';
import { loadFeatureExports } from '#tests/support/machine/feature-exports.ts';
import { specifiedDelays } from './specified-delays.ts';

/** Returns every model of the project, with the specified delays, and with the area and stem of the feature. */
export const allModels = async () =>
  (await loadFeatureExports<Model>('machines', '.model.ts', 'machine')).map(({ part, ...feature }) => ({
    ...feature,
    model: withSpecifiedDelays(part, feature.stem),
  }));

/** Returns a model whose constant delays take the time that docs/behavior/ specifies, not that of the machine. */
export const withSpecifiedDelays = ({ machine, spec }: Model, stem: string): Model => ({
  machine,
  spec: { ...spec, delays: { ...specifiedDelays(stem), ...spec.delays } },
});
