import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space.tiny });

export const legend = style({ fontWeight: vars.weight.semibold, padding: 0 });

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: space.medium,
});
