import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, layer, motion, radius, size, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

/** The menu's surface. It stays at least 16 px from the edges of the window. */
export const menu = style(
  primitive({
    zIndex: layer.dropdown,
    minInlineSize: '12rem',
    maxInlineSize: `min(${size.dropdown}, 100vi - 2 * ${size.flyoutMargin})`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: space.tiny,
    border: `1px solid ${color.border}`,
    borderRadius: radius.large,
    background: color.surfaceRaised,
    color: color.text,
    fontSize: vars.text.medium,
    boxShadow: vars.shadow.large,
    transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
    animation: `${appear} ${motion.quick} ${motion.easeOut}`,
  }),
);

/** A menu item. */
export const item = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: space.snug,
    minBlockSize: size.control,
    paddingInline: space.snug,
    paddingBlock: space.tiny,
    borderRadius: radius.medium,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': { background: color.surfaceSelected, color: color.heading },
      '&[data-highlighted]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[aria-disabled="true"]': { color: color.textQuiet, cursor: 'not-allowed' },
      '&[aria-current="page"]': { fontWeight: vars.weight.semibold },
    },
    '@media': {
      [media.touch]: { minBlockSize: size.controlTouch },
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

/** A destructive menu item. */
export const danger = style(
  primitive({
    color: color.danger,
    selectors: { '&[data-highlighted]': { background: color.dangerSoft, color: color.danger } },
  }),
);

/** The icon or check mark before an item. */
export const icon = style(
  primitive({
    display: 'inline-flex',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '1.15em',
    fontSize: '1.1em',
  }),
);

/** An item's label, with the reason below it when disabled. */
export const text = style(primitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

/** The reason why an item is disabled. */
export const reason = style(primitive({ color: color.textQuiet, fontSize: vars.text.tiny }));

/** The error message of an item's action. */
export const problem = style(primitive({ color: color.danger, fontSize: vars.text.small }));

/** The icon of a failed action. */
export const alert = style(primitive({ color: color.danger }));

/** A small track with a knob, at the end of a switch item. */
export const knob = style(
  primitive({
    position: 'relative',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1rem',
    marginInlineStart: 'auto',
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.full,
    background: color.surfaceSunken,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1px',
      insetInlineStart: '1px',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: radius.full,
      background: color.borderStrong,
      transition: `inset-inline-start ${motion.quick} ${motion.easeOut}`,
    },
    selectors: {
      '[data-state="checked"] > &': { background: color.primary, borderColor: color.primary },
      '[data-state="checked"] > &::before': {
        insetInlineStart: 'calc(100% - 0.75rem - 1px)',
        background: color.onPrimary,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        '::before': { background: 'ButtonText' },
        selectors: {
          '[data-state="checked"] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-state="checked"] > &::before': { background: 'HighlightText' },
        },
      },
    },
  }),
);

export const groupLabel = style(
  primitive({
    paddingInline: space.snug,
    paddingBlockStart: space.small,
    paddingBlockEnd: space.tiny,
    color: color.textQuiet,
    fontSize: vars.text.tiny,
    fontWeight: vars.weight.semibold,
  }),
);

export const separator = style(
  primitive({ blockSize: '1px', marginBlock: space.tiny, marginInline: space.snug, background: color.border }),
);
