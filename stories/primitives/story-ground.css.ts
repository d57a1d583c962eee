import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The container of a primitive's story: page background, children stacked. */
export const ground = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.large,
  maxInlineSize: '60rem',
});

/** Children side by side. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug });

/** The container of a story with its children side by side. */
export const rowGround = style([ground, { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }]);

/** A container with the width of a form. */
export const form = style({ display: 'grid', gap: vars.space.roomy, inlineSize: 'min(26rem, 100%)' });

/** The background of the title bar. */
export const titleBar = style({
  display: 'flex',
  gap: vars.space.tiny,
  inlineSize: '100%',
  padding: vars.space.tiny,
  background: vars.color.titleBar,
  borderBlockEnd: `1px solid ${vars.color.titleBarBorder}`,
});
