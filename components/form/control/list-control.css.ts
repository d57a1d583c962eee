import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

/** The list and the button that adds an item. */
export const frame = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.small,
  inlineSize: '100%',
  minInlineSize: 0,
});

/** The list, as wide as the form. */
export const list = style({
  display: 'grid',
  gap: space.medium,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** An item with its fields. */
export const item = style({
  display: 'grid',
  gap: space.small,
  minInlineSize: 0,
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
});

/** The title of an item and its buttons. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const title = style({
  flex: 1,
  minInlineSize: '6rem',
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.semibold,
});

export const empty = style({ margin: 0, color: color.textQuiet });
