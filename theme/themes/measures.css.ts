import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { font, layer, leading, motion, radius, space, text, weight } from '#theme/tokens/scale.ts';
import { size } from '#theme/tokens/sizes.ts';

const still = { quick: '0.01ms', calm: '0.01ms', slow: '0.01ms' };

// The tokens that all palettes share.
globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, font),
    ...assignVars(vars.text, text),
    ...assignVars(vars.leading, leading),
    ...assignVars(vars.weight, weight),
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.layer, layer),
    ...assignVars(vars.size, size),
  },
  '@media': {
    // Spinners and shimmers indicate activity, so they slow down to a pulse instead of stopping.
    [media.reducedMotion]: { vars: assignVars(vars.motion, { ...motion, ...still, spin: '3s', shimmer: '4s' }) },
  },
});
