import { expect, test } from 'vitest';
import { baseLayer, primitivesLayer, sharedLayer } from '#theme/layers.css.ts';

test('each layer is nested in the one that overrides it, so that the order of style sheets does not matter', () => {
  expect([primitivesLayer, sharedLayer, baseLayer]).toEqual([
    'primitives',
    'primitives.shared',
    'primitives.shared.base',
  ]);
});
