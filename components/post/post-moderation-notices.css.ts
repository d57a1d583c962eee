import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const lines = style({
  display: 'grid',
  gap: space.tiny,
  marginBlockStart: space.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.small,
  paddingInlineStart: space.snug,
  borderInlineStart: `3px solid ${color.borderStrong}`,
  fontSize: text.small,
});

export const icon = style({ flexShrink: 0, color: color.textQuiet, translate: '0 0.15em' });

export const reason = style({ color: color.textQuiet });
