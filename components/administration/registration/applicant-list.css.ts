import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const text = style({
  marginBlockStart: space.small,
  maxInlineSize: '65ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.snug });
