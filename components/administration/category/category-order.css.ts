import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { recordRow } from '#theme/layout/record.css.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space } = vars;

export const root = style({ display: 'grid', gap: space.medium });

export const help = style({ color: color.textQuiet, fontSize: vars.text.small });

/** A category row, indented by its depth. */
export const row = style([
  recordRow,
  {
    position: 'relative',
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
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
        flexWrap: 'wrap',
        paddingInlineStart: `calc(${space.hair} + var(--depth) * 0.75rem)`,
        paddingInlineEnd: space.small,
      },
    },
  },
]);

/** The drag handle of a category. Touching it does not scroll the page. */
export const handle = style({
  touchAction: 'none',
  cursor: 'grab',
  color: color.textQuiet,
  selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
});

export const icon = style({
  flex: 'none',
  display: 'inline-grid',
  paddingBlockStart: space.hair,
  color: color.textQuiet,
});

export const description = style(twoLines);

export const actions = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  '@media': { [media.mobile]: { flex: '1 1 100%', paddingInlineStart: '2.5rem' } },
});

/** Icons that depend on the reading direction. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
