import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const preview = style({ display: 'grid', gap: space.snug, fontSize: text.small });

export const records = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
});

export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  padding: space.small,
  paddingInline: space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const name = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const facts = style({ display: 'inline-flex', gap: space.small, color: color.textQuiet });

export const effect = style({ margin: 0, color: color.textQuiet });
