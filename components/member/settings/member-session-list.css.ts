import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const list = style({ listStyle: 'none', margin: 0, marginBlockStart: vars.space.small, padding: 0 });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  paddingBlock: vars.space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.semibold,
});

export const facts = style({ color: vars.color.textQuiet, fontSize: vars.text.small });
