import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const cover = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
} as const;

/** A picture behind the content of its parent. */
export const picture = style({
  ...cover,
  zIndex: -2,
  objectFit: 'cover',
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

/**
 * A dark veil over a picture. White text on it has a contrast of 5:1 over a white picture, and of 7:1 in the palettes of
 * high contrast.
 */
export const veil = style({
  ...cover,
  zIndex: -1,
  background: 'rgb(0 0 0 / 60%)',
  selectors: { '[data-theme="contrast"] &': { background: 'rgb(0 0 0 / 75%)' } },
  '@media': {
    '(prefers-contrast: more)': { background: 'rgb(0 0 0 / 75%)' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});

/** The text on a veil. */
export const onVeil = style({
  color: 'white',
  '@media': { [media.print]: { color: 'black' }, [media.forcedColors]: { color: 'CanvasText' } },
});

/** The text on a picture without a veil: a card of its own. */
export const onCard = style({
  flexGrow: 0,
  padding: vars.space.roomy,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.medium,
});
