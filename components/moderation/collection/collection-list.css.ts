import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

/** The picture of a category, as wide as the photo of an author beside it. */
export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockStart: space.hair,
  borderRadius: radius.medium,
  background: color.primarySoft,
  color: color.textQuiet,
});

export const picture = style({ borderRadius: radius.medium, objectFit: 'cover' });

export const textBlock = style({ minInlineSize: 0 });

export const note = style({ marginBlockStart: space.tiny, color: color.textQuiet, fontSize: text.small });
