import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, size, space } = vars;

/** Tabs and their panel; no wider than the room they are in. */
export const root = style(primitive({ minInlineSize: 0, maxInlineSize: '100%' }));

/** The row of tabs on its line; scrolls sideways when the room ends, with the words for those who listen. */
export const list = style(
  primitive({
    position: 'relative',
    display: 'flex',
    gap: space.tiny,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${color.border}`,
  }),
);

/** One tab. */
export const tab = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.small,
    flexShrink: 0,
    minBlockSize: '2.5rem',
    paddingInline: space.snug,
    border: 0,
    borderBlockEnd: '2px solid transparent',
    background: 'none',
    color: color.textQuiet,
    fontSize: vars.text.medium,
    fontWeight: vars.weight.semibold,
    cursor: 'pointer',
    transition: `color ${motion.quick} ${motion.easeOut}, border-color ${motion.quick} ${motion.easeOut}`,
    ':hover': { color: color.heading },
    selectors: {
      '&[data-state="active"]': { color: color.primaryText, borderBlockEndColor: color.primaryText },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': {
      [media.touch]: { minBlockSize: size.controlTouch },
      // What is transparent is drawn in forced colours, and would underline every tab.
      [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
    },
  }),
);

/** A tab's words and count. */
export const name = style(primitive({ display: 'inline-flex', alignItems: 'center', gap: space.small }));

/** What belongs to the chosen tab. */
export const panel = style(primitive({ paddingBlockStart: space.medium }));
