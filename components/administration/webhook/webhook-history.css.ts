import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const list = style({ display: 'grid', gap: space.small, inlineSize: '100%' });

export const summary = style({ cursor: 'pointer', fontSize: text.small, color: color.textQuiet });

export const delivery = style({
  display: 'grid',
  gap: space.small,
  padding: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const code = style({
  padding: space.snug,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: vars.font.code,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

/** The facts of a delivery, which take the remaining width. */
export const facts = style({
  flex: '1 1 12rem',
  color: color.textQuiet,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
