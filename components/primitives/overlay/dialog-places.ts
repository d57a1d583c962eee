import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { radius, size } = vars;

/** Centres a dialog in the window, limited to the given width and the window's height. */
export const middle = (width: string) =>
  primitive({
    insetBlock: 0,
    insetInline: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    inlineSize: `min(${width}, 100vi - 2 * ${size.flyoutMargin})`,
    maxBlockSize: `calc(100dvb - 2 * ${size.flyoutMargin})`,
    borderRadius: radius.xlarge,
  });

/** Places a dialog at an edge of the window, over its full height. */
export const beside = (edge: 'start' | 'end', width: string) =>
  primitive({
    vars: { '--dialog-from': edge === 'end' ? '2rem' : '-2rem' },
    insetBlock: 0,
    [edge === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: 0,
    inlineSize: `min(${width}, 100vi)`,
    selectors: { '[dir="rtl"] &': { vars: { '--dialog-from': edge === 'end' ? '-2rem' : '2rem' } } },
  });

/** Fills the window on mobile devices. */
export const sheet = primitive({
  '@media': {
    [media.mobile]: {
      inset: 0,
      margin: 0,
      inlineSize: '100%',
      blockSize: '100dvb',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
  },
});
