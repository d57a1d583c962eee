import type { StyleRule } from '@vanilla-extract/css';
import { primitivesLayer, sharedLayer } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

const inLayer = (layer: string, rule: Rule): StyleRule => ({
  '@layer': { [layer]: rule as NonNullable<StyleRule['@layer']>[string] },
});

/** Wraps a primitive's style in its cascade layer, so that styles of the forum's features override it in any order. */
export const primitive = (rule: Rule): StyleRule => inLayer(primitivesLayer, rule);

/**
 * Wraps the style of a primitive that others are composed of (button, control), so that they override it in any order.
 */
export const sharedPrimitive = (rule: Rule): StyleRule => inLayer(sharedLayer, rule);
