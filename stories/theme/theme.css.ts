import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The ground a text is read on. */
export const ground = style({ padding: vars.space.large, background: vars.color.page, color: vars.color.text });
