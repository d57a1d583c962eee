import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts, metaTags } from '#theme/layout/metas.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, size, space, text } = vars;

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  marginBlockEnd: space.medium,
  selectors: { 'nav + &': { marginBlockStart: space.medium } },
  '@media': { [media.xs]: { marginInline: `calc(-1 * ${space.small})` } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.medium,
  padding: space.medium,
  paddingInline: space.roomy,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.surfaceHover },
  },
  '@media': {
    [media.xs]: { columnGap: space.snug, paddingInline: space.medium },
  },
});

export const photo = style({ paddingBlockStart: space.hair });

// On phones only the title is next to the avatar; everything else has the full width of the row.
export const textBlock = style({ minInlineSize: 0, '@media': { [media.xs]: { display: 'contents' } } });

const below = { '@media': { [media.xs]: { gridColumn: '1 / -1' } } } as const;

// The status note of a row during a bulk action.
globalStyle(`${textBlock} > span`, below);

export const title = style({
  ...pageStart,
  fontSize: text.reading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const titleLink = style({
  color: color.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.primaryText, textDecoration: 'underline' },
    '[data-read="true"] &': { color: color.textQuiet, fontWeight: vars.weight.medium },
  },
});

export const excerpt = style({
  ...below,
  ...pageStart,
  marginBlockStart: space.tiny,
  color: color.textQuiet,
  ...twoLines,
  overflowWrap: 'anywhere',
});

// The title, with the badges of the discussion next to it, or below when the title is long.
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
  // The height is the same with and without badges.
  minBlockSize: '1.75rem',
  marginBlockStart: '-0.1875rem',
  '@media': { [media.xs]: { gridColumn: '2 / -1', alignSelf: 'center', marginBlockStart: 0 } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  rowGap: space.tiny,
  marginBlockStart: space.small,
  '@media': { [media.xs]: { gridColumn: '1 / -1', flexDirection: 'column', alignItems: 'start', rowGap: 0 } },
});

export const metas = style([facts, { minInlineSize: 0 }]);

export const tags = style([metaTags, { marginBlock: space.hair }]);

export const fresh = style({ marginInlineEnd: space.tiny, fontSize: text.small });

export const counts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  color: color.textQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  // Matches the height of the icons next to it.
  '@media': { [media.xs]: { minBlockSize: size.control } },
});

export const metaLink = style({ color: color.textQuiet, fontWeight: vars.weight.medium });

export const count = style({ display: 'inline-flex', alignItems: 'center', gap: space.tiny });

export const commentCount = style({ color: color.text, fontWeight: vars.weight.semibold });

// The icons align with the line of the title, independent of the height of their buttons; on phones with the line of
// the counts.
export const tools = style({
  display: 'flex',
  alignItems: 'start',
  color: color.textQuiet,
  marginBlockStart: `calc(-1 * ${space.tiny})`,
  marginInlineEnd: `calc(-1 * ${space.small})`,
  '@media': {
    [media.xs]: { position: 'absolute', insetBlockEnd: space.snug, insetInlineEnd: space.medium, marginBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
});

export const sectionTitle = style({ fontSize: text.title, fontWeight: vars.weight.bold, color: color.heading });
