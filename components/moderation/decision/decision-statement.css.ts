import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight, radius } = vars;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const title = style({ fontSize: text.large, fontWeight: weight.semibold, color: color.heading });

export const line = style({ marginBlockStart: space.small, maxInlineSize: '65ch' });

export const facts = style({
  display: 'grid',
  gap: space.snug,
  marginBlockStart: space.large,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xlarge } },
});

export const term = style({ color: color.textQuiet, fontSize: text.small });

export const value = style({ overflowWrap: 'anywhere' });

export const wide = style({ gridColumn: '1 / -1' });

export const quote = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  borderInlineStart: `3px solid ${color.border}`,
  paddingInlineStart: space.snug,
  marginBlockStart: space.tiny,
});

export const note = style({
  marginBlockStart: space.medium,
  padding: space.snug,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
