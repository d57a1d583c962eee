import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

/** The chosen records and the field that finds others. */
export const frame = style({ flex: 1, display: 'grid', gap: space.small, minInlineSize: 0 });

/** The chosen records. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A chosen record with the button that removes it. */
export const record = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

/** The name of a record. Without a button after it, it has the same space on both sides. */
export const name = style({ selectors: { '&:last-child': { paddingInlineEnd: space.snug } } });

/** The note about a record that has no name. */
export const gone = style([name, { color: color.textQuiet, fontStyle: 'italic' }]);
