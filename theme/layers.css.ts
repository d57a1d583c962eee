import { globalLayer } from '@vanilla-extract/css';

// A rule in a layer overrides the rules of its nested layers, regardless of source order. The order in which a page's
// style sheets load therefore does not matter.

/** The layer of the primitives. Any unlayered style overrides it, so a `className` always wins. */
export const primitivesLayer = globalLayer('primitives');

/** The layer of primitives that other primitives are composed of. The layer of the primitives overrides it. */
export const sharedLayer = globalLayer({ parent: primitivesLayer }, 'shared');

/** The layer of the reset and plain elements. All other styles override it. */
export const baseLayer = globalLayer({ parent: sharedLayer }, 'base');
