import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const appear = keyframes({ to: { opacity: 1 } });
const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

/** A thin line over the page; unseen for the first 150 ms, so that quick pages do not flicker. */
export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  background: vars.color.primary,
  opacity: 0,
  pointerEvents: 'none',
  transformOrigin: 'left',
  animation: `${appear} 1ms linear 150ms forwards, ${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [media.forcedColors]: { background: 'Highlight' },
    [media.reducedMotion]: { animation: `${appear} 1ms linear 150ms forwards` },
  },
});
