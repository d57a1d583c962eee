import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { widgetRatio, widgetSize } from '#theme/tokens/widget-sizes.ts';

const { color, radius, space } = vars;

/** An item as a row. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.medium,
  paddingBlock: space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

/** The frame around the rows. */
export const framed = style({ paddingInline: space.roomy });

export const texts = style({ display: 'grid', gap: space.tiny, flex: 1, minInlineSize: 0 });

/** The picture of a row. */
export const image = style({
  flexShrink: 0,
  inlineSize: 'min(10rem, 35%)',
  aspectRatio: widgetRatio.card,
  borderRadius: radius.medium,
  objectFit: 'cover',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: radius.medium,
  background: color.primarySoft,
  color: color.primaryText,
  inlineSize: widgetSize.homeIconBeside,
  blockSize: widgetSize.homeIconBeside,
  objectFit: 'contain',
});

export const description = style({ ...pageStart, color: color.textQuiet, ...twoLines });
