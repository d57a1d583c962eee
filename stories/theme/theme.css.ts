import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The page background on which text is rendered. */
export const ground = style({ padding: vars.space.large, background: vars.color.page, color: vars.color.text });
