import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const frame = style({ position: 'relative', isolation: 'isolate', containerType: 'inline-size' });

export const tinted = style({ background: color.primarySoft, borderColor: color.primaryBorder });

export const pictured = style({ paddingBlock: space.xxlarge, border: 0 });

export const title = style({
  marginBlockEnd: space.medium,
  fontSize: text.title,
  overflowWrap: 'anywhere',
  selectors: { [`${pictured} &`]: { color: 'inherit' } },
});

/** The totals side by side, below each other in narrow containers. */
export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: space.large });

export const centered = style({ textAlign: 'center', justifyContent: 'center' });

export const total = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minInlineSize: '8rem',
  textAlign: 'start',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.full,
  background: color.primarySoft,
  color: color.primaryText,
  selectors: { [`${tinted} &`]: { background: color.surface } },
});

/** The number above its name. The name is first in the reading order. */
export const words = style({ display: 'flex', flexDirection: 'column-reverse', minInlineSize: 0 });

export const name = style({
  color: color.textQuiet,
  overflowWrap: 'anywhere',
  selectors: { [`${pictured} &`]: { color: 'inherit' } },
});

export const number = style({
  color: color.heading,
  fontSize: text.headline,
  fontWeight: weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${pictured} &`]: { color: 'inherit' } },
});
