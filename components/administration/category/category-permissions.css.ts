import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

/** As wide as it needs, with room for many roles by scrolling. */
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

/** A permission: a row of the table, or on a small screen its name over the roles that have it. */
export const permission = style({
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.mobile]: { display: 'flex', flexWrap: 'wrap', columnGap: space.medium, paddingBlock: space.snug },
  },
});

/** To whom a box grants: told by the head of its column, or on a small screen beside it. */
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
