import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const page = style({ display: 'grid', gap: space.large, padding: space.large, maxInlineSize: '90rem' });

/** The list of edits with its revert buttons, always visible. */
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

/** The overall result of the contrast check. */
export const verdict = style({
  fontWeight: vars.weight.semibold,
  color: color.success,
  selectors: { '&[data-unmet]': { color: color.danger } },
});

/** A token with its value. */
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

/** The colour picker of a token. */
export const well = style({
  inlineSize: '2.75rem',
  blockSize: '2.5rem',
  padding: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: 'none',
  cursor: 'pointer',
});

/** The text field of a token's value. */
export const value = style({
  inlineSize: '100%',
  paddingInline: space.tiny,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.text,
  font: `${text.tiny} ${vars.font.code}`,
});

/** The description of a token. */
export const quiet = style({ color: color.textQuiet, fontSize: text.tiny, overflowWrap: 'anywhere' });

export const button = style({
  paddingInline: space.small,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'default' } },
});

/** The sample of a token that is not a colour. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  minBlockSize: '2.5rem',
  overflow: 'hidden',
});

/** A pair of colours as it is used. */
export const pair = style({
  padding: space.small,
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.border}`,
  fontSize: text.small,
  selectors: { '&[data-unmet]': { outline: `3px solid ${color.danger}`, outlineOffset: '1px' } },
});
