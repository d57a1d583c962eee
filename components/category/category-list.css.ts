import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { twoLines } from '#theme/layout/two-lines.ts';

const { color, space, text } = vars;

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.medium });

export const groupTitle = style({ fontSize: text.large, fontWeight: vars.weight.semibold, color: color.heading });

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.medium });

export const cards = style([list, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }]);

export const item = style({ display: 'flex', flexDirection: 'column', gap: space.tiny, blockSize: '100%' });

export const head = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space.small });

export const icon = style({ inlineSize: '2rem', blockSize: '2rem', objectFit: 'contain', flexShrink: 0 });

export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: text.reading,
  fontWeight: vars.weight.semibold,
  color: color.heading,
});

export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.primaryText, textDecoration: 'underline' } },
});

export const description = style({ color: color.textQuiet });

// Aligns with the bottom of the card, independent of the content above.
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space.small });

export const metas = style([
  facts,
  { rowGap: space.tiny, paddingBlockStart: space.snug, borderBlockStart: `1px solid ${color.border}` },
]);

export const below = style({ color: color.textQuiet, fontSize: text.small });

// The newest post is in a row of its own below its label and date, so that its focus ring is not clipped when the text
// wraps.
export const recent = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.small,
  minInlineSize: 0,
});

export const recentName = style({
  ...pageStart,
  ...twoLines,
  gridColumn: '1 / -1',
  gridRow: 2,
  color: color.text,
  fontWeight: vars.weight.medium,
});

export const recentAuthor = style({ gridColumn: '1 / -1' });
