import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

/** The container whose width selects the height. */
export const root = style({ containerType: 'inline-size' });

/** Returns the style for the height of the fragment at the three widths of the container, which the view sets. */
const heights = (property: 'blockSize' | 'minBlockSize') => ({
  [property]: 'var(--fragment-narrow)',
  '@container': {
    '(min-width: 480px)': { [property]: 'var(--fragment-medium)' },
    '(min-width: 960px)': { [property]: 'var(--fragment-wide)' },
  },
});

/** Reserves the height of the fragment from the first paint, so that nothing moves when it is shown. */
export const box = style({ position: 'relative', ...heights('blockSize') });

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const hidden = style({ visibility: 'hidden' });

export const waiting = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

export const failure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.snug,
  ...heights('minBlockSize'),
  padding: space.medium,
  boxSizing: 'border-box',
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  color: color.text,
  textAlign: 'center',
});
