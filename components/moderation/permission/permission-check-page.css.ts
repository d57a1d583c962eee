import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

export const form = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'end',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const verdict = style({ fontSize: text.large, fontWeight: weight.semibold, color: color.heading });

export const line = style({ marginBlockStart: space.small, maxInlineSize: '65ch' });

export const quiet = style({ marginBlockStart: space.small, color: color.textQuiet });
