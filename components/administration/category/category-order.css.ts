import { style } from '@vanilla-extract/css';
import { movableRow } from '#components/administration/outline/movable-row.css.ts';
import { vars } from '#theme/contract.css.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space.medium });

export const help = style({ color: color.textQuiet, fontSize: vars.text.small });

/** A category row. Its actions stay beside a long description. */
export const row = style([
  movableRow,
  { flexWrap: 'nowrap', alignItems: 'flex-start', '@media': { [media.mobile]: { flexWrap: 'wrap' } } },
]);

export const icon = style({
  flex: 'none',
  display: 'inline-grid',
  paddingBlockStart: space.hair,
  color: color.textQuiet,
});

export const description = style(twoLines);
