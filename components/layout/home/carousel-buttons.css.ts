import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, size, space } = vars;

/** A button over an edge of the carousel. It moves nothing when it appears. */
const button = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size.control} / 2)`,
  zIndex: vars.layer.raised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.medium,
  selectors: { '&[data-is-spent="true"]:not(:focus-visible)': { visibility: 'hidden' } },
});

/** The button that scrolls backwards. */
export const previous = style([button, { insetInlineStart: `calc(-1 * ${space.small})` }]);

/** The button that scrolls forwards. */
export const next = style([button, { insetInlineEnd: `calc(-1 * ${space.small})` }]);
