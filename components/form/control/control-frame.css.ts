import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

/** A control with its button that resets it to the default. */
export const row = style({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0 });

/** The control of a row. */
export const control = style({ flex: 1, minInlineSize: 0 });

/** A group of controls without a frame. */
export const group = style({
  display: 'grid',
  gap: space.small,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const legend = style({
  padding: 0,
  maxInlineSize: '100%',
  color: color.heading,
  fontSize: text.medium,
  fontWeight: weight.semibold,
});

export const help = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

/** A number control, which is as wide as a number. */
export const number = style({ inlineSize: '8rem', maxInlineSize: '100%' });

/** A date control, which is as wide as a date. */
export const date = style({ inlineSize: '12rem', maxInlineSize: '100%' });

/** The unit of a duration. */
export const durationUnit = style({ inlineSize: '10rem', maxInlineSize: '100%', minInlineSize: 0 });

export const unit = style({ color: color.textQuiet });

/** The button that opens the colour picker of the browser. */
export const swatch = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.5rem',
  padding: 2,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const code = style({ maxInlineSize: '8rem', fontFamily: vars.font.code });

/** The value of an unknown control. */
export const raw = style({
  margin: 0,
  padding: space.small,
  maxInlineSize: '100%',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.code,
  fontSize: text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The fields of an object, one below the other. */
export const parts = style({ inlineSize: '100%', minInlineSize: 0, marginBlockStart: space.tiny });

/** Fields that are all numbers, beside each other where there is space. */
export const numbers = style([parts]);

globalStyle(`${numbers} > div`, { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.medium });
