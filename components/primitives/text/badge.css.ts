import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { sharedPrimitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color } = vars;

/** A count badge: prominent for `alert`, subdued for `quiet`. */
export const badge = recipe({
  base: sharedPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: '0.35rem',
    borderRadius: vars.radius.full,
    fontSize: '0.6875rem',
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      alert: sharedPrimitive({ background: color.badge, color: color.onBadge }),
      quiet: sharedPrimitive({ background: color.surfaceSelected, color: color.primaryText }),
    },
  },
  defaultVariants: { tone: 'alert' },
});
