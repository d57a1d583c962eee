import { style } from '@vanilla-extract/css';
import { navigationLink } from '#components/shell/title-bar/title-bar.css.ts';
import { vars } from '#theme/contract.css.ts';

const { color, radius, size, space } = vars;

export const items = style({ display: 'flex', gap: space.hair, listStyle: 'none', margin: 0, padding: 0 });

/** A navigation item that opens a menu; it has the style of the link items. */
export const trigger = style([
  navigationLink,
  {
    gap: space.tiny,
    border: 0,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
    selectors: { '&[aria-expanded="true"]': { background: color.titleBarHover, color: color.onTitleBar } },
  },
]);

export const caret = style({ selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } } });

/** The submenu of an item, over the page and as wide as the title bar. */
export const menu = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.layer.dropdown,
  maxBlockSize: `calc(100dvb - ${size.titleBar} - ${space.large})`,
  overflowY: 'auto',
  paddingBlock: space.large,
  paddingInline: `max(calc(${size.gutter} / 2), calc((100% - ${size.twoColumns}) / 2))`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.large,
});

export const columns = style({
  columns: '13rem',
  columnGap: space.large,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const group = style({ breakInside: 'avoid', marginBlockEnd: space.snug });

export const links = style({ listStyle: 'none', margin: 0, padding: 0 });

export const link = style({
  display: 'block',
  paddingBlock: space.tiny,
  paddingInline: space.small,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.surfaceHover, color: color.heading } },
});

export const heading = style([link, { color: color.heading, fontWeight: vars.weight.semibold }]);
