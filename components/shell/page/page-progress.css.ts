import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

/** A thin line at the top of the page. */
export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  background: vars.color.primary,
  pointerEvents: 'none',
  transformOrigin: 'left',
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [media.forcedColors]: { background: 'Highlight' },
    [media.reducedMotion]: { animation: 'none' },
  },
});
