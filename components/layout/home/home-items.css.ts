import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { widgetSize } from '#theme/tokens/widget-sizes.ts';

const { color, space, text, weight } = vars;

export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.small,
  marginBlockEnd: space.medium,
});

export const texts = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const title = style({ fontSize: text.title, overflowWrap: 'anywhere' });

export const overline = style({
  ...pageStart,
  marginBlockEnd: space.tiny,
  color: color.primaryText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  letterSpacing: '0.04em',
});

export const subtitle = style({
  ...pageStart,
  marginBlockStart: space.tiny,
  color: color.textQuiet,
  fontSize: text.reading,
});

export const description = style({
  ...pageStart,
  marginBlockStart: space.tiny,
  maxInlineSize: '68ch',
  color: color.textQuiet,
});

/** The width of a card: a part of the row, but not below the specified minimum. */
const column = `max(min(${widgetSize.homeItem}, 100%), (100% - (var(--columns) - 1) * ${space.medium}) / var(--columns))`;

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: `repeat(auto-fill, minmax(${column}, 1fr))`,
});

/** The cards of a carousel scroll sideways. The space around them keeps rings and shadows visible. */
export const carousel = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // In narrow containers a part of the next card shows that there is more.
  gridAutoColumns: `max(min(${widgetSize.homeItem}, 85%), (100% - (var(--columns) - 1) * ${space.medium}) / var(--columns))`,
  gap: space.medium,
  margin: `calc(-1 * ${space.small})`,
  padding: space.small,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space.small,
  scrollbarWidth: 'thin',
});

export const slide = style({ scrollSnapAlign: 'start', minInlineSize: 0 });

/** The carousel and its buttons. */
export const frame = style({ position: 'relative' });

/** An item as a link. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  minBlockSize: '2.25rem',
});

export const link = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.tiny,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.linkHover, textDecoration: 'underline' } },
});

export const metas = style({ color: color.textQuiet, fontSize: text.small });
