import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

/** The preview. It stays in view while a longer form beside it scrolls. */
export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  gap: space.small,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
});

export const title = style({ fontSize: text.medium, fontWeight: weight.semibold });

export const status = style({ flexGrow: 1, color: color.textQuiet, fontSize: text.small });

/** The background of pages. Parts of the widget with a fixed position stay within it. */
export const stage = style({
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.page,
  contain: 'layout paint',
});

export const widget = recipe({ base: { minInlineSize: 0 }, variants: { isHalf: { true: { zoom: 0.5 }, false: {} } } });

/** The sentence in place of a widget that shows nothing. */
export const empty = style({
  display: 'none',
  color: color.textQuiet,
  selectors: { [`${widget.classNames.base}:empty + &`]: { display: 'block' } },
});
