import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, size } = vars;

const hue = (ground: string, text: string) => primitive({ background: ground, color: text });
const side = (length: string, fontSize: string) => primitive({ inlineSize: length, blockSize: length, fontSize });

/** A member's round photo, or the background of their initials. */
export const avatar = recipe({
  base: primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
  variants: {
    size: {
      xsmall: side(size.photoXsmall, '0.625rem'),
      small: side(size.photoSmall, '0.6875rem'),
      medium: side(size.photoMedium, '0.875rem'),
      large: side(size.photoLarge, '2.125rem'),
      xlarge: side(size.photoXlarge, '3rem'),
    },
    hue: {
      rose: hue(color.avatarRose, color.onAvatarRose),
      amber: hue(color.avatarAmber, color.onAvatarAmber),
      lime: hue(color.avatarLime, color.onAvatarLime),
      teal: hue(color.avatarTeal, color.onAvatarTeal),
      sky: hue(color.avatarSky, color.onAvatarSky),
      indigo: hue(color.avatarIndigo, color.onAvatarIndigo),
      violet: hue(color.avatarViolet, color.onAvatarViolet),
      slate: hue(color.avatarSlate, color.onAvatarSlate),
    },
  },
  defaultVariants: { size: 'medium' },
});

export const photo = style(primitive({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
