import { globalStyle } from '@vanilla-extract/css';
import { light, lightShadows } from '#theme/tokens/light.ts';
import { paletteVars } from './palette-vars.ts';

// `:where` weighs nothing, so every other palette wins over the default one.
globalStyle(':where(:root), [data-theme="light"]', paletteVars(light, lightShadows, 'light'));
