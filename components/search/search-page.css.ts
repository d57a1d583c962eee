import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'flex', gap: space.small });

export const field = style({ flex: 1, minInlineSize: 0 });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const result = style({ paddingBlock: space.medium, borderBlockEnd: `1px solid ${color.border}` });

export const title = style({ fontSize: text.large, fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const passage = style({ marginBlockStart: space.tiny, overflowWrap: 'anywhere' });

export const metas = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.snug,
  marginBlockStart: space.tiny,
  color: color.textQuiet,
  fontSize: text.small,
});

export const info = style({ color: color.textQuiet });

export const filters = style({ display: 'grid', gap: space.medium });

export const filterTitle = style({ fontSize: text.medium, fontWeight: vars.weight.semibold, color: color.heading });
