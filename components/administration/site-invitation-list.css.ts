import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.medium,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  paddingBlock: space.snug,
  paddingInline: space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const words = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  fontWeight: weight.semibold,
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });
