import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { recordRow } from '#theme/layout/record.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, font, radius, space, text, weight } = vars;

/** The facts of the page: pairs of a term and its value, side by side where there is room. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: space.medium,
  margin: 0,
  marginBlockEnd: space.medium,
});

export const term = style({ color: color.textQuiet, fontSize: text.small });

export const value = style({ margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const folder = style({ fontFamily: font.code, fontSize: text.small, fontWeight: weight.normal });

export const row = style([recordRow, { alignItems: 'flex-start', paddingBlock: space.medium }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
});

export const cardActions = style([actions, { marginBlockStart: space.medium }]);

export const checked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginBlockStart: space.tiny,
});

export const checksum = style({ fontFamily: font.code, fontSize: text.small, overflowWrap: 'anywhere' });

export const command = style({
  marginBlockStart: space.snug,
  padding: space.snug,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: font.code,
  fontSize: text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
