import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, font, radius, space, text, weight } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: space.medium,
  margin: 0,
  marginBlockStart: space.medium,
});

export const term = style({ color: color.textQuiet, fontSize: text.small });

export const value = style({ margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const folder = style({
  display: 'block',
  color: color.textQuiet,
  fontFamily: font.code,
  fontSize: text.small,
  fontWeight: weight.normal,
});

export const note = style({
  display: 'block',
  color: color.textQuiet,
  fontSize: text.small,
  fontWeight: weight.normal,
});

export const subheading = style({ margin: 0, fontSize: text.medium, fontWeight: weight.semibold });

export const more = style({ marginBlockStart: space.medium });

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: space.large,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  marginBlockStart: space.small,
});

export const table = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.tiny,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const action = style({ marginBlockStart: space.medium });

const line = { selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } } };

export const check = style([
  line,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space.snug,
    alignItems: 'start',
    padding: space.medium,
    '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  },
]);

export const sign = style({
  marginBlockStart: '0.15em',
  color: color.textQuiet,
  selectors: {
    '&[data-verdict="good"]': { color: color.success },
    '&[data-verdict="problem"]': { color: color.danger },
  },
});

export const checkText = style({ minInlineSize: 0 });

export const checkName = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const mend = style({ alignSelf: 'center', '@media': { [media.mobile]: { gridColumn: 2 } } });

export const fault = style([line, { padding: space.medium, display: 'grid', gap: space.tiny }]);

export const place = style({ fontSize: text.small, overflowWrap: 'anywhere' });

export const window = style({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});

export const calls = style({ borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });

export const cell = style({
  padding: `${space.small} ${space.medium}`,
  '@media': { [media.mobile]: { paddingInline: space.small } },
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: weight.normal,
  textAlign: 'start',
  fontSize: text.small,
  overflowWrap: 'anywhere',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' }, 'thead &': { color: color.textQuiet } },
});

/** The name of a call. Narrow windows scroll sideways before it is broken into pieces. */
export const call = style([cell, { minInlineSize: '11rem' }]);

export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
