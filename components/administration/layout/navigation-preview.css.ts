import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

export const preview = style({ display: 'grid', gap: space.medium, alignContent: 'start' });

export const title = style({ fontSize: vars.text.reading, fontWeight: vars.weight.semibold });

/** The title bar with the navigation alone. Its menus open over the page. */
export const bar = style({
  position: 'relative',
  padding: space.small,
  border: `1px solid ${color.titleBarBorder}`,
  borderRadius: radius.large,
  background: color.titleBar,
  color: color.onTitleBar,
});

globalStyle(`${bar} > ul`, { flexWrap: 'wrap' });

export const narrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  color: color.textQuiet,
  fontSize: vars.text.small,
});

export const panelBar = style({
  flex: 'none',
  border: `1px solid ${color.titleBarBorder}`,
  borderRadius: radius.large,
  background: color.titleBar,
  color: color.onTitleBar,
});
