import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space } = vars;

/** The chosen icon with its name, which opens the choice. */
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.control,
  paddingInline: space.snug,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: size.controlTouch } },
});

/** All icons, in rows. */
export const icons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tiny,
  marginBlockStart: space.small,
});

/** An icon that can be chosen, around its radio button. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&:has(:checked)': { borderColor: color.primary, background: color.surfaceSelected, color: color.primaryText },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

export const radio = visuallyHidden;
