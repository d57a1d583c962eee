import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

/** A form that is hidden while the discard confirmation is shown. */
export const aside = style({ display: 'none' });
