import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** The distance between the concentric rings. */
const ring = '3.5rem';

const rings = `repeating-radial-gradient(circle, transparent 0 calc(${ring} - 2.5px), ${vars.color.primaryBorder} calc(${ring} - 1.25px), transparent ${ring})`;

export const banner = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  marginBlockStart: `calc(-1 * ${vars.space.large})`,
  paddingBlock: vars.space.huge,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    // Concentric rings, as in the forum's logo. They are visible at the end of the banner and fade out towards its
    // text.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '50%',
      insetInlineEnd: '-16rem',
      inlineSize: '56rem',
      blockSize: '56rem',
      translate: '0 -50%',
      background: rings,
      maskImage: 'radial-gradient(circle closest-side, black, transparent)',
    },
  },
  '@media': {
    [media.compact]: {
      paddingBlock: vars.space.xxlarge,
      selectors: { '&::before': { insetInlineEnd: '-26rem' } },
    },
    [media.print]: { selectors: { '&::before': { display: 'none' } } },
  },
});

export const title = style({
  fontSize: vars.text.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
  color: vars.color.heading,
});

export const description = style({
  marginBlockStart: vars.space.small,
  color: vars.color.textQuiet,
  fontSize: vars.text.large,
});

export const form = style({
  display: 'flex',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  maxInlineSize: '44rem',
});

export const field = style({ flex: 1, minInlineSize: 0 });
