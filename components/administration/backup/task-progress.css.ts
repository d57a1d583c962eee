import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const root = style({ display: 'grid', gap: space.tiny, inlineSize: '100%' });

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surfaceSunken,
  selectors: {
    '&::-webkit-progress-bar': { background: color.surfaceSunken },
    '&::-webkit-progress-value': { background: color.primary },
    '&::-moz-progress-bar': { background: color.primary },
  },
});

export const words = style({ color: color.textQuiet, fontSize: text.small });
