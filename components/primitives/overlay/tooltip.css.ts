import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, size, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(2px)' } });

/** The tooltip: 150 to 320 px wide, above everything else. */
export const tip = style(
  primitive({
    zIndex: vars.layer.tip,
    minInlineSize: size.tipLeast,
    maxInlineSize: `min(${size.tipMost}, 100vi - 4px)`,
    paddingInline: space.snug,
    paddingBlock: space.small,
    borderRadius: vars.radius.medium,
    background: color.tip,
    color: color.onTip,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    boxShadow: vars.shadow.medium,
    animation: `${appear} ${motion.quick} ${motion.easeOut}`,
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'CanvasText',
      },
    },
  }),
);

/** The arrow that points at the trigger. */
export const nub = style(primitive({ fill: color.tip }));
