import { globalStyle } from '@vanilla-extract/css';
import { light, lightShadows } from '#theme/tokens/light.ts';
import { paletteVars } from './palette-vars.ts';

// `:where` has no specificity, so every other palette overrides the default one.
globalStyle(':where(:root), [data-theme="light"]', paletteVars(light, lightShadows, 'light'));
