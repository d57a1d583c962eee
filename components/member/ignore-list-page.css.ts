import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  padding: space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const words = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: vars.text.small });
