import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { recordRow } from '#theme/layout/record.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space } = vars;

/** A row that can be moved, indented by its level. */
export const movableRow = style([
  recordRow,
  {
    position: 'relative',
    gap: space.small,
    paddingInlineStart: `calc(${space.small} + var(--depth) * 1.75rem)`,
    selectors: {
      '&[data-moved]': { background: color.primarySoft, zIndex: 1 },
      '&:first-child': { borderStartStartRadius: radius.large, borderStartEndRadius: radius.large },
      '&:last-child': { borderEndStartRadius: radius.large, borderEndEndRadius: radius.large },
      '&[data-drop="before"]': { boxShadow: `inset 0 3px 0 0 ${color.primary}` },
      '&[data-drop="after"]': { boxShadow: `inset 0 -3px 0 0 ${color.primary}` },
      '&[data-drop="inside"]': { boxShadow: `inset 0 0 0 2px ${color.primary}` },
      '[data-dragging] &': { userSelect: 'none' },
    },
    '@media': {
      [media.mobile]: {
        paddingInlineStart: `calc(${space.hair} + var(--depth) * 0.75rem)`,
        paddingInlineEnd: space.small,
      },
    },
  },
]);

/** The drag handle of a row. Touching it does not scroll the page. */
export const handle = style({
  touchAction: 'none',
  cursor: 'grab',
  color: color.textQuiet,
  selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
});

export const actions = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  '@media': { [media.mobile]: { flex: '1 1 100%', paddingInlineStart: '2.5rem' } },
});
