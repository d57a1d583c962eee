import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const box = style({ display: 'inline-flex' });

// Scrolls focused elements clear of the toolbar at the bottom of the window.
globalStyle(':root:has(#bulk-actions:not([hidden]))', { scrollPaddingBlockEnd: '10rem' });

// If the list is elsewhere on the page, the toolbar stays sticky as long as the common container is visible.
export const apart = style({ display: 'contents' });

export const note = style({ color: color.textQuiet, fontSize: text.small });

export const problem = style({ color: color.danger, fontSize: text.small });

// The toolbar follows the list and sticks to the bottom of the window. It takes up space in the layout, so that it
// covers no row permanently.
export const toolbar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginBlock: space.medium,
  padding: space.snug,
  paddingInline: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.medium,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.xs]: { gap: space.tiny, marginBlock: space.small, padding: space.small, fontSize: text.small },
    // In low windows, where two lines take up much of the height, the toolbar is not sticky.
    '(max-height: 30em)': { position: 'static' },
  },
});

export const textBlock = style({ flex: '1 1 12rem', fontWeight: vars.weight.semibold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@media': { [media.xs]: { flex: '1 0 100%', gap: space.tiny } },
});

export const full = style({ flex: '1 0 100%', color: color.textQuiet, fontSize: text.small });

export const failures = style({ margin: 0, marginBlockStart: space.small, paddingInlineStart: space.roomy });

export const choices = style({ display: 'grid', gap: space.small, border: 0, margin: 0, padding: 0 });

export const form = style({ display: 'grid', gap: space.medium });
