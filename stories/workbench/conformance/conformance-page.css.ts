import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius, weight } = vars;

export { file } from '#stories/workbench/page/page.css.ts';
export { count, counts, number, quiet } from '#stories/workbench/start/start-page.css.ts';

/** The choice of the criteria to show. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: text.small,
});

export const legend = style({ float: 'inline-start', marginInlineEnd: space.medium, fontWeight: weight.semibold });

export const filter = style({ display: 'inline-flex', alignItems: 'center', gap: space.tiny });

export const list = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

export const criterion = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.snug,
  rowGap: space.tiny,
  padding: `${space.small} ${space.medium}`,
  cursor: 'pointer',
});

export const criterionNumber = style({
  minInlineSize: '3.2rem',
  color: color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});

export const criterionName = style({ flex: '1 1 12rem', color: color.heading, fontWeight: weight.semibold });

/** The last result of a criterion. */
export const verdict = style({
  minInlineSize: '6.5rem',
  paddingInline: space.small,
  borderRadius: radius.full,
  background: color.warningSoft,
  color: color.warning,
  fontSize: text.tiny,
  textAlign: 'center',
  selectors: {
    '&[data-verdict="passed"]': { background: color.successSoft, color: color.success },
    '&[data-verdict="failed"]': { background: color.dangerSoft, color: color.danger },
    '&[data-verdict="none"], &[data-verdict="not checked"]': { background: color.surfaceSunken, color: color.text },
  },
});

export const details = style({
  display: 'grid',
  gap: space.small,
  padding: `${space.tiny} ${space.medium} ${space.medium}`,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const checks = style({
  display: 'grid',
  listStyle: 'disc',
  gap: space.small,
  margin: 0,
  paddingInlineStart: space.medium,
});
