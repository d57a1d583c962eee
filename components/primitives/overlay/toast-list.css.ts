import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { space } = vars;

/**
 * The region of the toasts: at the inline start of the bottom edge, above dialogs. The area beside toasts does not
 * block clicks.
 */
export const region = style(
  primitive({
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetBlockEnd: 0,
    insetInlineStart: 0,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '100%',
    maxBlockSize: '100dvb',
    overflowY: 'auto',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** A list of toasts. */
export const place = style(
  primitive({
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    selectors: { '&:not(:empty)': { paddingInline: space.medium, paddingBlockEnd: space.medium } },
  }),
);
