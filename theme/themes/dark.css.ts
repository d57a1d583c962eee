import { globalStyle } from '@vanilla-extract/css';
import { dark, darkShadows } from '#theme/tokens/dark.ts';
import { followsSystem, paletteVars } from './palette-vars.ts';

const colors = paletteVars(dark, darkShadows, 'dark');

globalStyle('[data-theme="dark"]', colors);
globalStyle(followsSystem, { '@media': { '(prefers-color-scheme: dark)': colors } });
