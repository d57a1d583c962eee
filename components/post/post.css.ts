import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const heading = style({
  fontSize: text.headline,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.015em',
  color: color.heading,
  overflowWrap: 'anywhere',
  '@media': { [media.xs]: { fontSize: text.title } },
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.small });

export const author = style({ display: 'flex', alignItems: 'center', gap: space.snug, minInlineSize: 0 });

export const authorName = style({ fontWeight: vars.weight.semibold, color: color.heading });

export const authorWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  // Links on two lines stay 24 px apart, so that a thumb finds each (WCAG 2.5.8).
  rowGap: space.tiny,
  minInlineSize: 0,
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const body = style({ marginBlockStart: space.medium });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tiny,
  marginBlockStart: space.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const reactions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.medium,
  padding: 0,
});

export const reaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  paddingInline: space.small,
  paddingBlock: space.hair,
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.textQuiet,
  fontSize: text.small,
});

export const reactionCount = style({ color: color.text, fontWeight: vars.weight.semibold });

export const opener = style({
  padding: space.large,
  borderRadius: vars.radius.large,
  border: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [media.xs]: { padding: space.medium, marginInline: `calc(-1 * ${space.small})` } },
});

export const openerHead = style({ marginBlockEnd: space.medium });

export const removed = style({ color: color.textQuiet, fontStyle: 'italic' });

export const bookmark = style({ selectors: { '&[aria-pressed="true"]': { color: color.primaryText } } });
