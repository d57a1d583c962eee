import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.roomy });

/** The link to the page with the same fields. While texts are unsaved it is hidden, and the fields stay in place. */
export const pageLink = style({
  marginInlineStart: `calc(-1 * ${space.snug})`,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.snug,
  alignItems: 'start',
  '@media': { [media.xs]: { gridTemplateColumns: '1fr' } },
});

export const source = style({
  padding: space.snug,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
});

export const label = style({ fontWeight: vars.weight.semibold });

/** The actions of a field, below it. */
export const fieldActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  marginBlockStart: space.small,
});
