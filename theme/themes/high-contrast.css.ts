import { globalStyle } from '@vanilla-extract/css';
import { contrastDark, contrastDarkShadows } from '#theme/tokens/contrast-dark.ts';
import { contrastLight, contrastLightShadows } from '#theme/tokens/contrast-light.ts';
import { followsSystem, paletteVars } from './palette-vars.ts';

const onWhite = paletteVars(contrastLight, contrastLightShadows, 'light');
const onBlack = paletteVars(contrastDark, contrastDarkShadows, 'dark');

globalStyle('[data-theme="contrast"]', {
  ...onWhite,
  '@media': { '(prefers-color-scheme: dark)': onBlack },
});
globalStyle(followsSystem, {
  '@media': {
    '(prefers-contrast: more)': onWhite,
    '(prefers-contrast: more) and (prefers-color-scheme: dark)': onBlack,
  },
});
