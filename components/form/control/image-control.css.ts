import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

/** The address, the picture and its buttons. */
export const frame = style({ flex: 1, display: 'grid', gap: space.small, minInlineSize: 0 });

/** The picture, on a ground that shows transparent parts. */
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '10rem',
  objectFit: 'contain',
  justifySelf: 'start',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
