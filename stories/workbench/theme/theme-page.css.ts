import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** The page of all tokens. */
export const page = style({ display: 'grid', gap: space.large, padding: space.large, maxInlineSize: '90rem' });

/** What was edited, and how to take it back: always in sight. */
export const edits = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.small,
});

/** A verdict over all pairs. */
export const verdict = style({
  fontWeight: vars.weight.semibold,
  color: color.success,
  selectors: { '&[data-unmet]': { color: color.danger } },
});

/** One token with its value. */
export const token = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.small,
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  selectors: { '&[data-edited]': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` } },
});

/** A colour that can be picked. */
export const well = style({
  inlineSize: '2.75rem',
  blockSize: '2.5rem',
  padding: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: 'none',
  cursor: 'pointer',
});

/** A value that can be typed. */
export const value = style({
  inlineSize: '100%',
  paddingInline: space.tiny,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.text,
  font: `${text.tiny} ${vars.font.code}`,
});

/** What is said about a token. */
export const quiet = style({ color: color.textQuiet, fontSize: text.tiny, overflowWrap: 'anywhere' });

/** A small button. */
export const button = style({
  paddingInline: space.small,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'default' } },
});

/** What a token looks like where it has no colour. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  minBlockSize: '2.5rem',
  overflow: 'hidden',
});

/** A pair as it is used. */
export const pair = style({
  padding: space.small,
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.border}`,
  fontSize: text.small,
  selectors: { '&[data-unmet]': { outline: `3px solid ${color.danger}`, outlineOffset: '1px' } },
});
