import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.snug,
  scrollMarginBlockStart: '5rem',
});

/** The frame of a message. The viewer's own messages have a different background. */
export const bubble = style({
  justifySelf: 'start',
  minInlineSize: 'min(16rem, 100%)',
  maxInlineSize: 'min(42rem, 100%)',
  paddingInline: space.medium,
  paddingBlock: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  borderStartStartRadius: vars.radius.small,
  background: color.surface,
  selectors: {
    '[data-own="true"] > &': { background: color.surfaceSelected, borderColor: 'transparent' },
  },
  '@media': { [media.xs]: { paddingInline: space.snug } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  marginBlockEnd: space.tiny,
  fontSize: text.small,
  color: color.textQuiet,
});

export const author = style({ color: color.heading, fontWeight: vars.weight.semibold });

export const photo = style({ paddingBlockStart: space.tiny });

export const subtitle = style({
  marginBlockEnd: space.snug,
  fontSize: text.large,
  fontWeight: vars.weight.bold,
  color: color.heading,
});

export const write = style({
  scrollMarginBlockStart: '5rem',
  paddingBlockStart: space.medium,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const people = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-left="true"]': { color: color.textQuiet } },
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  marginBlockStart: space.medium,
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const dialogForm = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minBlockSize: '12rem' });
