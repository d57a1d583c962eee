import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';

const { color, space, text, weight } = vars;

export const list = style({ display: 'grid', gap: space.medium, listStyle: 'none', padding: 0, margin: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const title = style({ fontSize: text.medium, fontWeight: weight.semibold });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const textBlock = style({
  ...pageStart,
  marginBlockStart: space.small,
  maxInlineSize: '65ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const appeal = style({
  marginBlockStart: space.snug,
  paddingInlineStart: space.snug,
  borderInlineStart: `3px solid ${color.border}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.snug });
