import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The breadcrumbs above the page. */
export const crumbs = style({ marginBlockEnd: vars.space.snug });
