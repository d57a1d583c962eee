import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

// Replaces the backgrounds that Ladle sets with the forum's own.
globalStyle('html[data-theme] body, html[data-theme] .ladle-main, html[data-theme] .ladle-background', {
  background: vars.color.page,
});
