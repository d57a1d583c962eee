import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const head = style({ display: 'grid', gap: space.medium });

export const query = style({ display: 'flex', gap: space.small });

export const field = style({ flex: 1, minInlineSize: 0 });

// The number of results and the sort orders share a row. On narrow screens the sort orders wrap below.
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  rowGap: space.small,
  marginBlockEnd: space.snug,
});

export const info = style({ color: color.textQuiet });

export const orders = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: space.medium,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  '@media': { [media.xs]: { marginInline: `calc(-1 * ${space.small})` } },
});
