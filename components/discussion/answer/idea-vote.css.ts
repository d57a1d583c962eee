import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, text, weight } = vars;

export const votes = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // As wide as the avatar that it replaces.
  inlineSize: '2.5rem',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.textQuiet,
});

// The viewer's own vote is shown by a thicker icon, not by color alone.
globalStyle(`${votes} > [aria-pressed="true"]`, { background: color.primarySoft, color: color.primaryText });
globalStyle(`${votes} > [aria-pressed="true"] svg`, { strokeWidth: 4 });

export const sum = style({
  color: color.text,
  fontSize: text.small,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
