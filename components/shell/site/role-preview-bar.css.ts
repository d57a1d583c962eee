import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

/** The bar at the foot of the window, which stays visible while the page scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.medium,
  rowGap: space.small,
  paddingBlock: space.small,
  paddingInline: space.medium,
  background: color.warningSoft,
  color: color.text,
  borderBlockStart: `1px solid ${color.warningBorder}`,
});

export const words = style({ display: 'flex', alignItems: 'center', gap: space.small, margin: 0 });

export const sign = style({ flexShrink: 0 });
