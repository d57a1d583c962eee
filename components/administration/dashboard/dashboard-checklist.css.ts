import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const progress = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

export const steps = style({
  display: 'grid',
  gap: space.medium,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.medium,
  padding: 0,
});

export const step = style({ display: 'flex', gap: space.snug, minInlineSize: 0 });

export const mark = style({
  flexShrink: 0,
  color: color.textQuiet,
  selectors: { '&[data-done="true"]': { color: color.success } },
});

export const texts = style({ display: 'grid', gap: space.hair, minInlineSize: 0 });

export const name = style({ fontWeight: weight.semibold });

export const words = style({ color: color.textQuiet, fontSize: text.small });
