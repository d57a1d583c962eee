import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { size, space } = vars;

export const crumbs = style({ marginBlockEnd: space.medium });

export const columns = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gap: size.gutter, gridTemplateColumns: `${size.panelNarrow} minmax(0, 1fr)` } },
});

/** Length of the fade at the lower edge, applied while there is more to scroll to. */
const fade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

const towardsTheEnd = keyframes({
  '0%, 90%': { vars: { [fade]: '3rem' } },
  '100%': { vars: { [fade]: '0px' } },
});

export const navigation = style({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(${size.titleBar} + ${space.large})`,
      // A navigation taller than the window scrolls on its own. The padding leaves room for the focus ring.
      maxBlockSize: `calc(100dvb - ${size.titleBar} - ${space.xlarge})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Prevents the fade from covering an item focused by keyboard.
      scrollPaddingBlock: '3rem',
      maskImage: `linear-gradient(to bottom, black calc(100% - ${fade}), transparent)`,
      animation: `${towardsTheEnd} linear both`,
      animationTimeline: 'scroll(self)',
      padding: space.tiny,
      margin: `calc(-1 * ${space.tiny})`,
    },
  },
});

/** The main column: `narrow` for forms and lists, `wide` for tables. */
export const main = styleVariants({ narrow: size.narrow, wide: size.twoColumns }, (maxInlineSize) => ({
  minInlineSize: 0,
  maxInlineSize,
  // It receives the focus from the link that skips the navigation.
  selectors: { '&:focus': { outline: 'none' } },
}));
