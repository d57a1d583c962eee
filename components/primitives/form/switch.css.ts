import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, radius } = vars;
const glide = `${motion.calm} ${motion.easeSpring}`;

/** The track and the knob, rendered on the native checkbox. */
export const track = style(
  primitive({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    inlineSize: '2.375rem',
    blockSize: '1.375rem',
    margin: 0,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.full,
    background: color.surfaceSunken,
    cursor: 'inherit',
    transition: `background-color ${glide}, border-color ${glide}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: radius.full,
      background: color.borderStrong,
      transition: `inset-inline-start ${glide}, background-color ${glide}`,
    },
    selectors: {
      '&:checked': { background: color.primary, borderColor: color.primary },
      '&:checked::before': { insetInlineStart: 'calc(100% - 1rem - 2px)', background: color.onPrimary },
      '&:disabled': { opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        '::before': { background: 'ButtonText' },
        selectors: {
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
        },
      },
    },
  }),
);
