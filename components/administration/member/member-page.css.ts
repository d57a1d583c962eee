import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium, alignItems: 'center' });

export const name = style({ fontSize: text.large, fontWeight: weight.semibold, color: color.heading });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space.medium,
  margin: 0,
  marginBlockStart: space.medium,
});

export const term = style({ color: color.textQuiet, fontSize: text.small });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.medium });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });
