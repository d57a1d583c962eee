import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';
import { twoLines } from '#theme/layout/two-lines.ts';

const { color, space, text } = vars;

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.medium });

export const groupTitle = style({ fontSize: text.large, fontWeight: vars.weight.semibold, color: color.heading });

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.medium });

export const cards = style([list, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }]);

export const item = style({ display: 'flex', flexDirection: 'column', gap: space.tiny, blockSize: '100%' });

export const name = style({ fontSize: text.reading, fontWeight: vars.weight.semibold, color: color.heading });

export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.primaryText, textDecoration: 'underline' } },
});

export const description = style({ color: color.textQuiet });

// At the foot of the card, however much there is to say above.
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space.small });

export const metas = style([
  facts,
  { rowGap: space.tiny, paddingBlockStart: space.snug, borderBlockStart: `1px solid ${color.border}` },
]);

export const below = style({ color: color.textQuiet, fontSize: text.small });

// Three lines of a long name; the room at its edges is for the ring of the focus.
export const recent = style({
  ...twoLines,
  WebkitLineClamp: 3,
  flexBasis: '100%',
  margin: `calc(-1 * ${space.hair})`,
  padding: space.hair,
});

export const recentName = style({
  outlineOffset: 0,
  color: color.text,
  fontWeight: vars.weight.medium,
});
