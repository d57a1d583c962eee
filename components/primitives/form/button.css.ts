import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { sharedPrimitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, radius, size, space, text, weight } = vars;
const enabled = '&:not([aria-disabled="true"]):not(:disabled)';

const filled = (ground: string, textColor: string, hover: string, active = hover) =>
  sharedPrimitive({
    background: ground,
    color: textColor,
    boxShadow: vars.shadow.small,
    selectors: {
      [`${enabled}:hover`]: { background: hover, color: textColor },
      [`${enabled}:active`]: { background: active },
    },
    '@media': { [media.forcedColors]: { background: 'ButtonFace', color: 'ButtonText' } },
  });

const clear = (textColor: string, hover: string) =>
  sharedPrimitive({
    background: 'transparent',
    color: textColor,
    selectors: {
      [`${enabled}:hover, &[data-state="open"], &[aria-expanded="true"]`]: { background: hover, color: textColor },
    },
  });

const edged = (textColor: string) =>
  sharedPrimitive({
    background: color.surface,
    color: textColor,
    borderColor: color.borderStrong,
    selectors: {
      [`${enabled}:hover`]: { background: color.surfaceHover, color: textColor },
      [`${enabled}:active`]: { background: color.surfaceSelected },
    },
  });

const likeLink = sharedPrimitive({
  minInlineSize: 0,
  paddingInline: space.tiny,
  background: 'transparent',
  color: color.link,
  selectors: { [`${enabled}:hover`]: { color: color.linkHover, textDecoration: 'underline' } },
});

const square = sharedPrimitive({
  minInlineSize: size.control,
  paddingInline: 0,
  borderRadius: radius.medium,
  '@media': { [media.touch]: { minInlineSize: size.controlTouch } },
});

/** The button styles, one per variant (docs/behavior/shell.md#buttons-and-tags). */
export const button = recipe({
  base: sharedPrimitive({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    minBlockSize: size.control,
    paddingInline: space.medium,
    paddingBlock: space.tiny,
    border: '1px solid transparent',
    borderRadius: radius.medium,
    fontSize: text.medium,
    fontWeight: weight.semibold,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: ['background-color', 'border-color', 'color', 'box-shadow']
      .map((what) => `${what} ${motion.quick} ${motion.easeOut}`)
      .join(', '),
    selectors: {
      '&[aria-disabled="true"], &:disabled': { opacity: 0.55, cursor: 'not-allowed', boxShadow: 'none' },
      '&[aria-busy="true"]': { opacity: 0.85, cursor: 'progress' },
    },
    '@media': {
      [media.touch]: { minBlockSize: size.controlTouch },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
  variants: {
    variant: {
      standard: [sharedPrimitive({ minInlineSize: size.buttonWidth }), edged(color.heading)],
      primary: [
        sharedPrimitive({ minInlineSize: size.buttonWidth }),
        filled(color.primary, color.onPrimary, color.primaryHover, color.primaryActive),
      ],
      danger: [
        sharedPrimitive({ minInlineSize: size.buttonWidth }),
        filled(color.dangerFill, color.onDanger, color.dangerFillHover),
      ],
      outline: [
        sharedPrimitive({ minInlineSize: size.buttonWidth }),
        clear(color.primaryText, color.primarySoft),
        sharedPrimitive({ borderColor: 'currentColor' }),
      ],
      text: likeLink,
      icon: [square, clear(color.textQuiet, color.surfaceHover)],
      transparent: clear(color.text, color.surfaceHover),
      translucid: filled(color.primarySoft, color.primaryText, color.surfaceSelected),
      titleBarLink: [
        clear(color.onTitleBar, color.titleBarHover),
        sharedPrimitive({ paddingInline: space.snug, fontWeight: weight.medium }),
      ],
      custom: sharedPrimitive({
        minBlockSize: size.controlLeast,
        padding: 0,
        background: 'none',
        color: 'inherit',
        fontWeight: 'inherit',
        textAlign: 'start',
      }),
      dashboardStandard: [sharedPrimitive({ borderRadius: radius.small }), edged(color.heading)],
      dashboardPrimary: [
        sharedPrimitive({ borderRadius: radius.small }),
        filled(color.primary, color.onPrimary, color.primaryHover, color.primaryActive),
      ],
      dashboardSecondary: [
        sharedPrimitive({ borderRadius: radius.small }),
        clear(color.primaryText, color.primarySoft),
        sharedPrimitive({ borderColor: color.primaryBorder }),
      ],
      dashboardLink: likeLink,
    },
    size: {
      medium: {},
      small: sharedPrimitive({
        minInlineSize: size.controlSmall,
        minBlockSize: size.controlSmall,
        paddingInline: space.snug,
        paddingBlock: space.hair,
        fontSize: text.small,
      }),
    },
  },
  compoundVariants: [
    { variants: { variant: 'icon', size: 'small' }, style: sharedPrimitive({ paddingInline: 0 }) },
    { variants: { variant: 'custom', size: 'small' }, style: sharedPrimitive({ padding: 0 }) },
  ],
  defaultVariants: { variant: 'standard', size: 'medium' },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The spinner in a busy button. */
export const busyRing = style(
  sharedPrimitive({
    inlineSize: '1em',
    blockSize: '1em',
    flexShrink: 0,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: radius.full,
    animation: `${turn} ${motion.spin} linear infinite`,
  }),
);

/** The icon before the label. */
export const icon = style(sharedPrimitive({ display: 'inline-flex', flexShrink: 0, fontSize: '1.2em' }));
