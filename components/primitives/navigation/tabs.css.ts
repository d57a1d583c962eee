import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, motion, size, space } = vars;

/** The tabs and their panel, limited to the width of the container. */
export const root = style(primitive({ minInlineSize: 0, maxInlineSize: '100%' }));

/** The row of tabs. It scrolls horizontally when it does not fit, including its visually hidden texts. */
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

/** A tab. */
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
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `color ${motion.quick} ${motion.easeOut}, border-color ${motion.quick} ${motion.easeOut}`,
    ':hover': { color: color.heading },
    selectors: {
      '&[data-state="active"]': { color: color.primaryText, borderBlockEndColor: color.primaryText },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': {
      [media.touch]: { minBlockSize: size.controlTouch },
      // Forced-colors mode renders transparent borders, which would underline every tab.
      [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
    },
  }),
);

/** The label and count of a tab. */
export const name = style(primitive({ display: 'inline-flex', alignItems: 'center', gap: space.small }));

/** The panel of the selected tab. */
export const panel = style(primitive({ paddingBlockStart: space.medium }));
