import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

export const search = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, alignItems: 'end' });

export const searchField = style({ flex: '1 1 14rem' });

/** Two columns in wide windows. In narrow ones the values of both members are below each other. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const side = style({
  paddingBlock: space.small,
  paddingInlineEnd: space.medium,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.normal,
  overflowWrap: 'anywhere',
});

export const person = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, alignItems: 'center' });

export const name = style({ fontSize: text.large, fontWeight: weight.semibold, color: color.heading });

export const term = style({
  inlineSize: '9rem',
  paddingBlock: space.small,
  paddingInlineEnd: space.medium,
  textAlign: 'start',
  verticalAlign: 'top',
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.normal,
  '@media': { [media.mobile]: { inlineSize: '6.5rem' } },
});

export const row = style({ borderBlockStart: `1px solid ${color.border}` });

export const effects = style({
  display: 'grid',
  gap: space.small,
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: space.large,
  maxInlineSize: '70ch',
});

export const title = style({ fontSize: text.large, fontWeight: weight.semibold, color: color.heading });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
