import { style } from '@vanilla-extract/css';
import { card } from '#stories/workbench/page/page.css.ts';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius, weight } = vars;

/** A specimen beside its label. */
export const typeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.small,
  paddingBlockEnd: space.snug,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { '(min-width: 48em)': { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const label = style({ display: 'grid', minInlineSize: 0, fontSize: text.small });

export const property = style({
  color: color.textQuiet,
  fontFamily: vars.font.code,
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});

export const value = style({ color: color.textQuiet, fontSize: text.tiny, overflowWrap: 'anywhere' });

export const sampleLine = style({ margin: 0, lineHeight: vars.leading.tight, overflowWrap: 'anywhere' });

export const paragraph = style({ margin: 0, fontSize: text.reading, overflowWrap: 'anywhere' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.medium,
});

export const tile = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space.medium,
  padding: space.medium,
});

export const spaceBar = style({
  minInlineSize: '1px',
  blockSize: '1.25rem',
  borderRadius: '2px',
  background: color.primary,
});

/** A box whose padding and gaps are the specimen. */
export const inset = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  justifySelf: 'start',
  borderRadius: radius.medium,
  background: color.primarySoft,
});

export const block = style({
  inlineSize: '3rem',
  blockSize: '1.5rem',
  borderRadius: radius.small,
  background: color.primary,
});

export const shape = style({
  blockSize: '6rem',
  border: `2px solid ${color.primary}`,
  background: color.primarySoft,
});

export const shadowStage = style({
  display: 'grid',
  padding: space.large,
  borderRadius: radius.medium,
  background: color.page,
});

export const raised = style({ blockSize: '5rem', borderRadius: radius.large, background: color.surfaceRaised });

/** The line along which a specimen of motion moves. */
export const track = style({
  position: 'relative',
  display: 'block',
  blockSize: '2rem',
  borderRadius: radius.full,
  background: color.surfaceSunken,
});

export const runner = style({
  position: 'absolute',
  insetBlock: '0.25rem',
  insetInlineStart: '0.25rem',
  inlineSize: '1.5rem',
  borderRadius: radius.full,
  background: color.primary,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.easeOut,
  selectors: { '&[data-moved]': { insetInlineStart: 'calc(100% - 1.75rem)' } },
});

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: space.small,
});

export const pairTile = style({ ...card, display: 'grid', gap: space.tiny, padding: space.small });

export const pairName = style({ fontSize: text.small, overflowWrap: 'anywhere' });

export const swatches = style({ display: 'flex', gap: space.tiny });

/** A pair in one palette. */
export const swatch = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  padding: space.tiny,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  fontSize: text.tiny,
  forcedColorAdjust: 'none',
  selectors: { '&[data-unmet]': { outline: `3px solid ${color.danger}` } },
});

export const sign = style({ fontSize: text.large, fontWeight: weight.semibold, lineHeight: 1.2 });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const icon = style({ ...card, overflow: 'hidden' });

export const iconButton = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.tiny,
  inlineSize: '100%',
  padding: space.snug,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.surfaceHover } },
});

export const places = style({
  margin: 0,
  padding: space.small,
  borderBlockStart: `1px solid ${color.border}`,
  listStyle: 'none',
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});
