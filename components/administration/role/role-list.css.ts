import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The links to the other pages about roles. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
