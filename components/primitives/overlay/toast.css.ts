import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, size, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateX(var(--toast-from))' } });

/** A toast. It slides in from the inline start, and scrolls when its text needs more space. */
export const toast = style(
  primitive({
    vars: { '--toast-from': '-2rem' },
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.snug,
    inlineSize: `min(${size.toast}, 100%)`,
    maxBlockSize: size.toastHeight,
    overflowY: 'auto',
    paddingInline: space.medium,
    paddingBlock: space.snug,
    border: '1px solid',
    borderRadius: vars.radius.medium,
    color: color.text,
    boxShadow: vars.shadow.medium,
    pointerEvents: 'auto',
    animation: `${enter} ${motion.calm} ${motion.easeSpring}`,
    selectors: {
      '[dir="rtl"] &': { vars: { '--toast-from': '2rem' } },
      '&[inert]': { opacity: 0, visibility: 'hidden', transition: `opacity ${motion.calm}, visibility ${motion.calm}` },
    },
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  }),
);

/** A persistent toast with more content. */
export const wide = style(primitive({ inlineSize: `min(${size.toastWide}, 100%)` }));

/** The toast tones, by background and border. */
export const tone = styleVariants({
  info: [primitive({ background: color.surfaceRaised, borderColor: color.borderStrong })],
  success: [primitive({ background: color.successSoft, borderColor: color.successBorder })],
  error: [primitive({ background: color.dangerSoft, borderColor: color.dangerBorder })],
});

/** The icon of the toast's tone. */
export const icon = style(primitive({ flexShrink: 0, marginBlockStart: '0.1em' }));

/** The text and the actions. */
export const body = style(primitive({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const actions = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    marginBlockStart: space.small,
  }),
);
