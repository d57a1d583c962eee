import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

/** Shrinks beside the actions before they wrap to the next line. */
export const text = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const title = style({
  ...pageStart,
  fontSize: vars.text.headline,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.015em',
  color: vars.color.heading,
  overflowWrap: 'anywhere',
});

export const description = style({
  marginBlockStart: vars.space.tiny,
  color: vars.color.textQuiet,
  fontSize: vars.text.reading,
  maxInlineSize: '68ch',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  selectors: { '&:empty': { display: 'none' } },
});
