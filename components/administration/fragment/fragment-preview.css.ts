import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { unmeasuredHeight } from './fragment-heights.ts';

const { color, radius, space, text } = vars;

export const root = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

/**
 * A frame that is wider than the page scrolls in its own box. The box keeps the height of an unmeasured fragment with its
 * border, so that nothing below moves when the fragment turns out to be lower.
 */
export const scroller = style({ overflowX: 'auto', minInlineSize: 0, minBlockSize: unmeasuredHeight + 2 });

export const frame = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.page,
});

export const label = style({ color: color.textQuiet, fontSize: text.small });
