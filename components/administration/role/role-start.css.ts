import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space, text, weight } = vars;

export const start = style({ display: 'grid', gap: space.small, marginBlockEnd: space.large });

export const title = style({ margin: 0, fontSize: text.medium, fontWeight: weight.semibold });

export const roles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
