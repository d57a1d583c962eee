import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const cards = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space.small,
  marginBlockStart: space.medium,
  '@media': { [media.print]: { display: 'none' } },
});

export const card = style({
  display: 'grid',
  gap: space.small,
  paddingBlock: space.snug,
  paddingInline: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  fontSize: text.small,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const icon = style({ flexShrink: 0, color: color.textQuiet });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.large,
  rowGap: space.tiny,
  margin: 0,
});

export const fact = style({ display: 'flex', gap: space.small, color: color.textQuiet });

export const value = style({ margin: 0, color: color.text, overflowWrap: 'anywhere' });

export const foot = style({ color: color.textQuiet });
