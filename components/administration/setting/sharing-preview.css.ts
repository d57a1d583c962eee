import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const samples = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium, alignItems: 'start' });

const framed = {
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
} as const;

/** A link in a chat or on a social network. */
export const card = style({ ...framed, inlineSize: 'min(20rem, 100%)' });

export const picture = style({ display: 'block', inlineSize: '100%', aspectRatio: '1.91', objectFit: 'cover' });

/** The address, title and description of a link. */
export const words = style({ display: 'grid', gap: space.hair, padding: space.snug, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

/** The top of a phone's browser. */
export const phone = style({ ...framed, inlineSize: 'min(12rem, 100%)', blockSize: '5rem' });

/** The bar that the address bar colour fills. */
export const bar = style({ blockSize: '2.25rem', background: color.surfaceSunken });

export const address = style({
  display: 'block',
  padding: space.small,
  color: color.textQuiet,
  fontSize: text.small,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
