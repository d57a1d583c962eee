import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius } = vars;
const shimmer = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** A placeholder shape for content that is loading. */
export const skeleton = recipe({
  base: primitive({
    display: 'block',
    backgroundColor: color.skeleton,
    backgroundImage: `linear-gradient(100deg, transparent 30%, ${color.skeletonShine} 50%, transparent 70%)`,
    backgroundSize: '200% 100%',
    animation: `${shimmer} ${vars.motion.shimmer} ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none', backgroundImage: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: primitive({ blockSize: '0.75em', marginBlock: '0.375em', borderRadius: radius.small }),
      circle: primitive({ borderRadius: radius.full, aspectRatio: '1' }),
      block: primitive({ borderRadius: radius.medium }),
    },
  },
});

/** Stacked lines. */
export const lines = style(primitive({ display: 'block', inlineSize: '100%' }));
