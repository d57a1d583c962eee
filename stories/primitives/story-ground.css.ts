import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** The ground of a primitive's story: the page, with its parts one below the other. */
export const ground = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.large,
  maxInlineSize: '60rem',
});

/** Parts side by side. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug });

/** A ground whose parts stand side by side. */
export const rowGround = style([ground, { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }]);

/** A part that takes a form's width. */
export const form = style({ display: 'grid', gap: vars.space.roomy, inlineSize: 'min(26rem, 100%)' });

/** The title bar's ground. */
export const titleBar = style({
  display: 'flex',
  gap: vars.space.tiny,
  inlineSize: '100%',
  padding: vars.space.tiny,
  background: vars.color.titleBar,
  borderBlockEnd: `1px solid ${vars.color.titleBarBorder}`,
});
