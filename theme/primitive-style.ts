import type { StyleRule } from '@vanilla-extract/css';
import { primitivesLayer, sharedLayer } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

const inLayer = (layer: string, rule: Rule): StyleRule => ({
  '@layer': { [layer]: rule as NonNullable<StyleRule['@layer']>[string] },
});

/** Puts a primitive's style into its cascade layer, so that styles of the forum's areas win over it in any order. */
export const primitive = (rule: Rule): StyleRule => inLayer(primitivesLayer, rule);

/** The same for a primitive that others are made of (button, control), so that they win over it in any order. */
export const sharedPrimitive = (rule: Rule): StyleRule => inLayer(sharedLayer, rule);
