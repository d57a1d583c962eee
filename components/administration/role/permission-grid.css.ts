import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

export const areas = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

/** An area of the grid. */
export const area = style({
  margin: 0,
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  minInlineSize: 0,
});

export const legend = style({ paddingInline: space.small, fontWeight: weight.semibold, fontSize: text.reading });

export const all = style({ fontSize: text.small });

export const note = style({ marginBlockStart: space.small, color: color.textQuiet, fontSize: text.small });

/** The table's own scroll container, for sites with many categories with permissions of their own. */
export const frame = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.mobile]: { display: 'block' } },
});

export const head = style({
  color: color.textQuiet,
  fontSize: text.small,
  verticalAlign: 'bottom',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const scope = style({ display: 'block', paddingBlockEnd: space.small });

/** A permission: a table row, or on small screens its name above its checkboxes. */
export const row = style({
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.mobile]: { display: 'flex', flexWrap: 'wrap', columnGap: space.medium, paddingBlock: space.snug },
  },
});

export const help = style({
  display: 'block',
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.normal,
});

export const reason = style({
  display: 'block',
  color: color.warning,
  fontSize: text.small,
  fontWeight: weight.normal,
});

/** The scope of a checkbox. Visible on small screens only; elsewhere the column header states it. */
export const cellScope = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline' } } });

// With one scope only, a permission and its checkbox are beside each other on small screens too.
globalStyle(`${row}[data-wide="false"]`, { '@media': { [media.mobile]: { flexWrap: 'nowrap' } } });
globalStyle(`${row}[data-wide="false"] ${cellScope}`, { '@media': { [media.mobile]: { display: 'none' } } });
globalStyle(`${table} tbody`, { '@media': { [media.mobile]: { display: 'block' } } });
globalStyle(`${head} th`, { padding: space.small, fontWeight: weight.medium, textAlign: 'center' });
globalStyle(`${head} label, ${row} td label`, { justifyContent: 'center' });
globalStyle(`${head} th:first-child, ${row} th`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${row} th`, {
  paddingBlock: space.small,
  fontWeight: weight.semibold,
  '@media': { [media.mobile]: { flex: '1 0 100%', paddingBlock: 0 } },
});
globalStyle(`${row} td`, {
  padding: space.small,
  textAlign: 'center',
  '@media': { [media.mobile]: { paddingInline: 0, textAlign: 'start' } },
});
globalStyle(`${row}[data-wide="false"] th`, { '@media': { [media.mobile]: { flex: '1 1 0' } } });
