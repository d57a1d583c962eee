import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { widgetSize } from '#theme/tokens/widget-sizes.ts';

const { color, space, text, weight } = vars;

export const table = style({ marginBlockStart: space.small, tableLayout: 'auto' });

/** The heads of the columns. */
export const head = style({
  paddingBlock: space.tiny,
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.medium,
  textAlign: 'start',
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const row = style({ borderBlockStart: `1px solid ${color.border}` });

export const member = style({ inlineSize: '100%', paddingBlock: space.small, fontWeight: 'inherit' });

/** The rank, the photo and the name. */
export const identity = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const rank = style({
  flexShrink: 0,
  minInlineSize: '1.25rem',
  color: color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const points = style({
  paddingInlineStart: space.small,
  color: color.heading,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

/** The members side by side. */
export const grid = style({
  display: 'grid',
  gap: space.medium,
  marginBlockStart: space.medium,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${widgetSize.homeItem} * 0.7, 100%), 1fr))`,
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.tiny,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
