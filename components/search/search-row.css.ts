import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts, metaTags } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const row = style({
  display: 'flex',
  gap: space.medium,
  padding: space.roomy,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [media.xs]: { padding: space.medium, gap: space.snug } },
});

export const textBlock = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  ...pageStart,
  fontSize: text.reading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const passage = style({
  ...pageStart,
  marginBlockStart: space.tiny,
  maxInlineSize: '85ch',
  color: color.textQuiet,
  overflowWrap: 'anywhere',
});

export const metas = style([facts, { marginBlockStart: space.small }]);

// On phones the tags have their own row, and the metadata begins below.
export const marks = style([metaTags, { '@media': { [media.xs]: { flexBasis: '100%' } } }]);

/** An image with reserved dimensions, cropped to its centre. */
export const picture = style({
  flex: 'none',
  inlineSize: '6rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  '@media': { [media.xs]: { inlineSize: '4rem', blockSize: '4rem' } },
});
