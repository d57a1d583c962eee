import { globalLayer } from '@vanilla-extract/css';

/** Reset and plain elements: loses to everything. */
export const baseLayer = globalLayer('base');

/** The primitives: lose to any style outside the layers, so a `className` always wins over them. */
export const primitivesLayer = globalLayer('primitives');

/** Primitives that other primitives are made of: lose to those too. */
export const sharedLayer = globalLayer({ parent: primitivesLayer }, 'shared');
