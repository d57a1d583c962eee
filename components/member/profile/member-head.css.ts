import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.large,
  '@media': { [media.mobile]: { flexWrap: 'wrap', alignItems: 'flex-start', gap: space.medium } },
});

// On narrow screens the photo is smaller, so that the name fits beside it.
export const photo = style({
  '@media': { [media.mobile]: { inlineSize: '5rem', blockSize: '5rem', fontSize: '1.75rem' } },
});

export const textBlock = style({ flex: 1, minInlineSize: 0 });

export const name = style({
  fontSize: text.headline,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.015em',
  color: color.heading,
  overflowWrap: 'anywhere',
});

export const title = style({ marginBlockStart: space.tiny, color: color.textQuiet, fontSize: text.reading });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.small });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.large,
  rowGap: space.small,
  margin: 0,
  marginBlockStart: space.medium,
});

export const count = style({ display: 'flex', flexDirection: 'column-reverse' });

export const countName = style({ color: color.textQuiet, fontSize: text.small });

export const countValue = style({
  margin: 0,
  color: color.heading,
  fontSize: text.large,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
