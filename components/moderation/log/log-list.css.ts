import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.medium,
  rowGap: space.small,
  paddingBlock: space.medium,
  paddingInline: space.roomy,
});

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } } });

export const facts = style({ flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: space.tiny });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  rowGap: space.hair,
});

export const action = style({ fontSize: text.medium, fontWeight: weight.semibold, color: color.heading });

export const record = style({ ...pageStart, overflowWrap: 'anywhere' });

export const quiet = style({ ...pageStart, color: color.textQuiet, fontSize: text.small, overflowWrap: 'anywhere' });

export const changes = style({
  color: color.textQuiet,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${changes} > li`, pageStart);

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.medium });

export const filter = style({
  flex: '1 1 9.5rem',
  minInlineSize: 0,
  '@media': { [media.xs]: { selectors: { '&:first-of-type': { flexBasis: '100%' } } } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
