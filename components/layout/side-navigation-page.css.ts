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

/** How much of the lower edge fades, as long as there is more to scroll to. */
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
      // A way that is longer than the window scrolls by itself; the room at its edges is for the ring of the focus.
      maxBlockSize: `calc(100dvb - ${size.titleBar} - ${space.xlarge})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Who comes to an item by the keyboard sees it whole.
      scrollPaddingBlock: '3rem',
      maskImage: `linear-gradient(to bottom, black calc(100% - ${fade}), transparent)`,
      animation: `${towardsTheEnd} linear both`,
      animationTimeline: 'scroll(self)',
      padding: space.tiny,
      margin: `calc(-1 * ${space.tiny})`,
    },
  },
});

/** What the page is about; `narrow` for forms and lists, `wide` for tables. */
export const main = styleVariants({ narrow: size.narrow, wide: size.twoColumns }, (maxInlineSize) => ({
  minInlineSize: 0,
  maxInlineSize,
}));
