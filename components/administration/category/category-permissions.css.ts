import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

/** The table's own scroll container, for tables with many roles. */
export const frame = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.small,
  '@media': { [media.mobile]: { display: 'block' } },
});

export const head = style({
  color: color.textQuiet,
  verticalAlign: 'bottom',
  '@media': { [media.mobile]: { display: 'none' } },
});

/** A permission: a table row, or on small screens its name above the roles that have it. */
export const permission = style({
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.mobile]: { display: 'flex', flexWrap: 'wrap', columnGap: space.medium, paddingBlock: space.snug },
  },
});

/** The role of a checkbox. Visible on small screens only; elsewhere the column header states it. */
export const role = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline' } } });

globalStyle(`${table} tbody`, { '@media': { [media.mobile]: { display: 'block' } } });
globalStyle(`${head} th`, { padding: space.small, fontWeight: weight.medium, textAlign: 'center' });
globalStyle(`${head} th:first-child, ${permission} th`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${permission} th`, {
  paddingBlock: space.small,
  fontWeight: weight.semibold,
  '@media': { [media.mobile]: { flex: '1 0 100%', fontSize: text.medium } },
});
globalStyle(`${permission} td`, {
  padding: space.small,
  textAlign: 'center',
  '@media': { [media.mobile]: { paddingInline: 0, textAlign: 'start' } },
});
