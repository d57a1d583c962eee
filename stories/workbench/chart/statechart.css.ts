import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color } = vars;

/** The box of a state. */
export const box = style({
  fill: color.surface,
  stroke: color.borderStrong,
  strokeWidth: 1.25,
  transition: `fill ${vars.motion.calm}, stroke ${vars.motion.calm}`,
  selectors: {
    '&[data-type="compound"], &[data-type="parallel"]': { fillOpacity: 0.55, stroke: color.border },
    '&[data-region]': { strokeDasharray: '5 4' },
    '&[data-active]': { fill: color.primarySoft, stroke: color.primary, strokeWidth: 2 },
    '&[data-active][data-type="compound"], &[data-active][data-type="parallel"]': { fill: color.surface },
  },
});

/** The name of a state. */
export const name = style({
  fontWeight: 600,
  selectors: { '&[data-active]': { fill: color.primaryText } },
});

/** The transitions listed inside a state's box. */
export const inside = style({
  fill: color.textQuiet,
  fontSize: 11,
  selectors: {
    '&[data-live]': { fill: color.primaryText, cursor: 'pointer', textDecoration: 'underline' },
    '&[data-past]': { fontWeight: 600 },
  },
});

const travel = keyframes({ from: { strokeDashoffset: 16 }, to: { strokeDashoffset: 0 } });

/** The line of an arrow. */
export const arrow = style({
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.1,
  selectors: {
    '&[data-past]': { stroke: color.success, strokeWidth: 2.25 },
    '&[data-live]': { stroke: color.primary, strokeWidth: 1.75 },
    '&[data-last]': {
      stroke: color.success,
      strokeWidth: 2.75,
      strokeDasharray: '10 6',
      animation: `${travel} ${vars.motion.spin} linear 3`,
    },
  },
});

/** The head of an arrow, in the colour of its line. */
export const head = style({
  fill: color.borderStrong,
  selectors: { '&[data-kind="live"]': { fill: color.primary }, '&[data-kind="past"]': { fill: color.success } },
});

/** The label of an arrow. */
export const label = style({
  fontSize: 11,
  paintOrder: 'stroke',
  stroke: color.surfaceSunken,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  selectors: {
    '&[data-past]': { fill: color.success },
    '&[data-live]': { fill: color.primaryText, cursor: 'pointer', textDecoration: 'underline', fontWeight: 600 },
  },
});

/** The dot that marks an initial state. */
export const dot = style({ fill: color.borderStrong });
