import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

/** One palette on its own ground. */
export const ground = style({ padding: space.large, background: color.page, color: color.text });

/** A colour and its name. */
export const swatch = style({ display: 'flex', alignItems: 'center', gap: space.snug, minInlineSize: 0 });

/** The colour itself. */
export const chip = style({
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
});

/** What is said about a value. */
export const quiet = style({ color: color.textQuiet, fontSize: vars.text.tiny });

/** A bar as long, or a corner as round, as its token says. */
export const bar = style({ blockSize: '1rem', background: color.primary, borderRadius: '2px' });

/** A box that bears a shadow or a corner. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  blockSize: '5rem',
  background: color.surface,
  border: `1px solid ${color.border}`,
});

/** A pair of colours as it is used. */
export const pair = style({ padding: space.small, borderRadius: vars.radius.medium, fontSize: vars.text.small });
