import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '#stories/workbench/page/page.css.ts';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius, weight } = vars;

export { rest, scroller, subtitle, table } from '#stories/workbench/page/page.css.ts';

/** The counts of everything in the workbench. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: space.snug,
  margin: 0,
});

export const count = style({
  ...card,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: `${space.snug} ${space.medium}`,
  color: color.textQuiet,
  fontSize: text.small,
});

export const number = style({
  margin: 0,
  color: color.heading,
  fontSize: text.headline,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

/** Two parts side by side where there is room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space.xlarge,
  alignItems: 'start',
});

export const quiet = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

export const quietCount = style({ color: color.textQuiet, fontSize: text.small, fontWeight: weight.normal });

export const steps = style({
  display: 'grid',
  listStyle: 'decimal',
  gap: space.small,
  margin: 0,
  paddingInlineStart: space.large,
});

export const changes = style({ display: 'grid', gap: space.tiny, margin: 0, padding: 0, listStyle: 'none' });

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.small,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

/** Whether something was added, changed or removed. */
export const kind = style({
  minInlineSize: '4.5rem',
  paddingInline: space.small,
  borderRadius: radius.full,
  background: color.infoSoft,
  color: color.info,
  fontSize: text.tiny,
  textAlign: 'center',
  selectors: {
    '&[data-kind="added"]': { background: color.successSoft, color: color.success },
    '&[data-kind="removed"]': { background: color.dangerSoft, color: color.danger },
  },
});

/** The bars of the coverage. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  columnGap: space.xlarge,
  rowGap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem 6rem',
  alignItems: 'center',
  gap: space.small,
  fontSize: text.small,
});

export const meter = style({ inlineSize: '100%', blockSize: '0.75rem' });

export const share = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** The links to the other pages of the workbench. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: space.snug,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const link = {
  ...card,
  display: 'grid',
  alignContent: 'start',
  gap: space.hair,
  blockSize: '100%',
  padding: `${space.snug} ${space.medium}`,
  color: color.textQuiet,
  fontSize: text.small,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.surfaceHover, borderColor: color.borderStrong } },
} as const;

export const place = style(link);

globalStyle(`${place} strong`, { color: color.link, fontSize: text.reading });

export const area = style({ borderBlockEnd: `1px solid ${color.border}`, paddingBlock: space.small });

export const areaName = style({
  color: color.heading,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.small,
  marginBlockStart: space.small,
  padding: 0,
  listStyle: 'none',
});

/** A component in the list. */
export const componentCard = style(link);

globalStyle(`${componentCard} strong`, { color: color.link, overflowWrap: 'anywhere' });

/** The first sentence about a component, on three lines at most. */
export const about = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

/** The mark of a component with written guidance. */
export const guided = style({
  marginInlineStart: space.small,
  paddingInline: space.small,
  borderRadius: radius.full,
  background: color.successSoft,
  color: color.success,
  fontSize: text.tiny,
  fontWeight: weight.normal,
});

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
