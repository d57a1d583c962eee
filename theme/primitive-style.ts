import type { StyleRule } from '@vanilla-extract/css';
import { primitivesLayer } from './layers.css.ts';

/** Puts a primitive's style into its cascade layer, so that styles of the forum's areas win over it in any order. */
export const primitive = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [primitivesLayer]: rule as NonNullable<StyleRule['@layer']>[string] },
});
