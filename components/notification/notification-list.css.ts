import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  borderRadius: radius.medium,
  selectors: {
    '& + &': { marginBlockStart: space.tiny },
    '&[data-read="false"]': { background: color.surfaceHover },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.small,
  padding: space.small,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.surfaceHover, color: color.heading } },
});

export const textBlock = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space.tiny });

export const text = style({ overflowWrap: 'anywhere', lineHeight: 1.4 });

/** Names preserve their own text direction within the surrounding sentence. */
globalStyle(`${text} strong`, { unicodeBidi: 'plaintext' });

export const date = style({ color: color.textQuiet, fontSize: vars.text.small });

/** An icon in the place of a member's photo. */
export const icon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.photoMedium,
  blockSize: vars.size.photoMedium,
  borderRadius: radius.full,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.textQuiet,
});

/** The unread indicator, in addition to a text. */
export const light = style({
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginBlockStart: '0.375rem',
  borderRadius: '50%',
  background: color.primary,
});
