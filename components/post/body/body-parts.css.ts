import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const copy = style({
  position: 'absolute',
  insetBlockStart: space.tiny,
  insetInlineEnd: space.tiny,
  background: color.surfaceRaised,
  color: color.textQuiet,
  boxShadow: vars.shadow.small,
  '@media': {
    [media.print]: { display: 'none' },
    // On devices with a hovering pointer, the button is hidden until hover or focus.
    [media.hover]: {
      opacity: 0,
      selectors: { '.codeFrame:hover &, .codeFrame:focus-within &, &:focus-visible': { opacity: 1 } },
    },
  },
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginBlockStart: space.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({ color: color.textQuiet, fontSize: vars.text.small });

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '80vh',
  marginBlockStart: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
});

/** The dimensions of the frames. */
export const shapes = styleVariants({
  wide: { aspectRatio: '16 / 9' },
  low: { blockSize: '10rem' },
  tall: { blockSize: '26rem' },
});
