import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, weight } = vars;

/** A text that states the number of new items, with a dot before it. */
export const unreadMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  color: color.primaryText,
  fontWeight: weight.semibold,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: radius.full,
      background: color.unread,
      forcedColorAdjust: 'none',
    },
  },
});
