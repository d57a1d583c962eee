import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space, text, weight } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.medium });

export const card = style({
  display: 'grid',
  gap: space.snug,
  padding: space.large,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  scrollMarginBlock: '6rem',
  selectors: {
    '&[data-current="true"]': { borderColor: color.primary, boxShadow: `inset 3px 0 0 ${color.primary}` },
    '[dir="rtl"] &[data-current="true"]': { boxShadow: `inset -3px 0 0 ${color.primary}` },
    '&[data-status]:not([data-status="new"])': { background: color.surfaceSunken },
  },
});

export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  selectors: { '&:has(> a)': { paddingInlineEnd: '2.5rem' } },
});

export const note = style({
  margin: 0,
  paddingInlineStart: space.medium,
  borderInlineStart: `3px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

export const record = style({
  display: 'grid',
  gap: space.small,
  padding: space.medium,
  borderRadius: radius.medium,
  background: color.page,
  border: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const recordName = style({ ...pageStart, fontSize: text.large, fontWeight: weight.semibold, lineHeight: 1.3 });

export const body = style({ maxBlockSize: '12rem', overflow: 'auto' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, alignItems: 'end' });

/** Placed at the end of the first line, regardless of wrapping. */
export const end = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const legend = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  paddingInline: space.medium,
  background: color.surface,
});

export const summary = style({
  minBlockSize: '2.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  cursor: 'pointer',
});

export const keys = style({
  display: 'grid',
  gap: `${space.small} ${space.medium}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  margin: 0,
  paddingBlock: space.small,
});

export const key = style({ display: 'flex', gap: space.small, alignItems: 'center' });

export const keyCap = style({
  display: 'inline-block',
  minInlineSize: '1.75em',
  paddingInline: '0.35em',
  textAlign: 'center',
  fontFamily: vars.font.code,
  fontSize: text.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
});

export const notes = style({ display: 'grid', gap: space.small, paddingBlockStart: space.small });

export const oneNote = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 });

export const filters = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
});

export const filterActs = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@media': { [media.wide]: { gridColumn: 'span 2' } },
});

export const oneRecord = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, alignItems: 'center' });

/** A title after its icon, which stays on the first line. */
export const signed = style({ display: 'flex', gap: space.small, alignItems: 'first baseline', minInlineSize: 0 });

export const icon = style({ flex: 'none', alignSelf: 'start', marginBlockStart: '0.3em' });

export const excerpt = style({ margin: 0, maxInlineSize: '46rem', overflowWrap: 'anywhere', ...twoLines });

/** The disclosure of the full record. */
export const details = style({ paddingBlock: space.tiny, cursor: 'pointer' });

/** The wrapper of a reason tag, focusable so that its tooltip is available by keyboard. */
export const reason = style({ display: 'inline-flex', maxInlineSize: '100%', borderRadius: vars.radius.medium });

/** The changes of an edit, separated from the resulting text. */
export const changes = style({
  display: 'grid',
  gap: space.small,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.border}`,
});
