import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

/** A text: its name, the English text and the shown text side by side, and its actions. */
export const word = style({ display: 'grid', gap: space.small, padding: space.medium, minInlineSize: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const name = style({
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.normal,
  overflowWrap: 'anywhere',
});

export const texts = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const label = style({ color: color.textQuiet, fontSize: text.small });

export const content = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' });

export const missing = style({ color: color.textQuiet, fontStyle: 'italic' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginInlineStart: 'auto' });

export const count = style({ color: color.textQuiet });

export const preview = style({
  display: 'grid',
  gap: space.tiny,
  margin: 0,
  padding: space.snug,
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.medium,
});

export const samples = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.tiny });

/** The built-in texts above the field of a text. */
export const given = style({ display: 'grid', gap: space.snug, margin: 0 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const problems = style({ paddingInlineStart: space.large, overflowWrap: 'anywhere' });
