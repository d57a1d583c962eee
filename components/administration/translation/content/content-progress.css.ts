import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const root = style({ display: 'grid', gap: space.tiny, inlineSize: '100%', maxInlineSize: '34rem' });

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.border,
  color: color.primary,
  selectors: {
    '&[data-complete]': { color: color.success },
    '&::-webkit-progress-bar': { background: color.border },
    '&::-webkit-progress-value': { background: 'currentColor' },
    '&::-moz-progress-bar': { background: 'currentColor' },
  },
});

export const words = style({ color: color.textQuiet, fontSize: text.small });
