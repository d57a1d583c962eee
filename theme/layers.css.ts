import { globalLayer } from '@vanilla-extract/css';

// A rule in a layer beats the rules of the layers inside it, whichever was read first. So the nesting alone says who
// wins, and the order in which a page's style sheets arrive says nothing.

/** The primitives: lose to any style outside the layers, so a `className` always wins over them. */
export const primitivesLayer = globalLayer('primitives');

/** Primitives that other primitives are made of: lose to those too. */
export const sharedLayer = globalLayer({ parent: primitivesLayer }, 'shared');

/** Reset and plain elements: loses to everything. */
export const baseLayer = globalLayer({ parent: sharedLayer }, 'base');
