import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The way here, with room below it before the page begins. */
export const crumbs = style({ marginBlockEnd: vars.space.snug });
